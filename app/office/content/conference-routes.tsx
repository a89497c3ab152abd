import { Hono } from 'hono'
import { sentForm } from '#app/http/sent-form.ts'
import { type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed } from '#app/office/refusals.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { formatRupees } from '#domain/money.ts'
import { closePastDates } from '#workflows/conferences/close-past-dates.ts'
import { type ListedProgramme, listProgrammes } from '#workflows/content/list-conferences.ts'
import { BUTTON } from './edit/form-buttons.ts'
import { type FamilyPrice, familyPrices } from './family-prices.ts'
import { showScreen, takeScreen } from './file-screen.tsx'
import type { Screen } from './screen.ts'

/** A screen of its own for each programme. It edits its part of `conferences.yaml`. */
export const conferenceRoutes = new Hono<OfficeEnv>()

conferenceRoutes.get('/conferences', (context) => {
  const listed = listProgrammes(context.env.services, staffOf(context))
  if (!listed.ok) return answerNotAllowed(context)
  const content = <ConferencesView programmes={listed.programmes} />
  return answerPage(context, { title: 'Conferences', content })
})

/** From Today: the dates that are over stop taking registrations. */
conferenceRoutes.post('/conferences/close-past', async (context) => {
  const { key } = await sentForm(context.req.raw)
  const closed = await closePastDates(context.env.services, {
    actor: staffOf(context),
    why: 'Past dates take no registrations.',
    key,
  })
  if (!closed.ok && closed.problem === 'not-allowed') return answerNotAllowed(context)
  // Where nothing is left to close, somebody else has done it.
  return context.redirect('/office', 303)
})

conferenceRoutes.get('/conferences/:programme', (context) =>
  showScreen(context, screenOf(context.req.param('programme'))),
)

conferenceRoutes.post('/conferences/:programme', (context) =>
  takeScreen(context, screenOf(context.req.param('programme'))),
)

function screenOf(programme: string): Screen {
  return {
    place: { path: 'conferences.yaml', keys: ['programmes', programme] },
    address: `/office/conferences/${programme}`,
    back: { label: 'All conferences', to: '/office/conferences' },
    page: `/${programme}`,
    below: ({ value }) => <FamilyPrices prices={familyPrices(value)} />,
  }
}

/** Every programme and its dates. */
function ConferencesView({ programmes }: { programmes: readonly ListedProgramme[] }) {
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

const COLUMNS = [
  { label: 'Dates' },
  { label: 'With beds', isNumber: true },
  { label: 'Without beds', isNumber: true },
  { label: 'To reserve', isNumber: true },
]

/** What a family would pay at the prices that are in the form. */
function FamilyPrices({ prices }: { prices: readonly FamilyPrice[] }) {
  return (
    <section aria-labelledby="family">
      <h2 id="family">What a family of four would pay</h2>
      <p className="field-help">Two adults, a child of 8 and a child of 4.</p>
      {prices.length > 0 && (
        <Sheet
          caption="For each date"
          columns={COLUMNS}
          rows={prices.map(({ event, withBeds, withoutBeds, part }, index) => ({
            key: `${index} ${event}`,
            cells: [event, ...[withBeds, withoutBeds, part].map((amount) => formatRupees(amount))],
          }))}
        />
      )}
      <p>
        <button className="button button-quiet" type="submit" name={BUTTON} value="show prices">
          Work it out again
        </button>
      </p>
    </section>
  )
}
