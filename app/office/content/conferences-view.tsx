import type { ListedProgramme } from '#workflows/content/list-conferences.ts'
import { Sheet } from '../sheet.tsx'

/** Every programme and its dates. */
export function ConferencesView({ programmes }: { programmes: readonly ListedProgramme[] }) {
  return (
    <>
      <h1>Conferences</h1>
      <p>
        Dates, prices, places and what people read about them.{' '}
        <a href="/office/content/conferences">All of it in one form, with past events</a>
      </p>
      {programmes.map(({ key, title, events }) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key}>
            <a href={`/office/conferences/${key}`}>{title}</a>
          </h2>
          <Sheet
            caption={`Dates of ${title}`}
            hidesCaption
            columns={['Dates', 'Name', 'From', 'Code', 'Registration'].map((label) => ({ label }))}
            rows={events.map(({ code, name, dates, isOpen, isFromCalendar }) => ({
              key: code,
              cells: [dates, name, fromWords(isFromCalendar), code, isOpen ? 'Open' : 'Closed'],
            }))}
          />
        </section>
      ))}
    </>
  )
}

function fromWords(isFromCalendar: boolean): string {
  return isFromCalendar ? 'The calendar' : 'This form'
}
