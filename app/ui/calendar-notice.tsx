import type { ShownTrouble } from './events/show-trouble.ts'
import { Filled } from './text/filled.tsx'

/** Shown before the dates when they can't be shown or may be outdated. */
export function CalendarNotice({ trouble }: { trouble: ShownTrouble | undefined }) {
  if (!trouble) return null
  const { words, phone = '' } = trouble
  return (
    <p className="notice notice-warning" role="status">
      <Filled text={words} phone={<a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>} />
    </p>
  )
}
