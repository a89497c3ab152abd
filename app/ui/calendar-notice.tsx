import type { CalendarTrouble } from '#workflows/calendar/calendar-trouble.ts'

/** Shown before the dates when they can't be shown or may be outdated. */
export function CalendarNotice({ trouble }: { trouble: CalendarTrouble | undefined }) {
  if (!trouble) return null
  return (
    <p className="notice notice-warning" role="status">
      <Words trouble={trouble} />
    </p>
  )
}

function Words({ trouble }: { trouble: CalendarTrouble }) {
  if (trouble.kind === 'late') {
    return `These dates are as of ${trouble.asOf}. Our calendar can’t be reached just now, so there may be newer ones.`
  }
  const { phone } = trouble
  return (
    <>
      Our calendar can’t be reached just now, so the dates can’t be shown. Please look again in a
      few minutes, or call us: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </>
  )
}
