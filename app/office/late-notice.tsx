import { lateWords } from './words/doors.ts'

/** Leads to what phones sent after their end. */
export function LateNotice({ late }: { late: number }) {
  if (late === 0) return null
  return (
    <p className="notice">
      {lateWords(late)}. <a href="/office/doors/late">Late entries</a>
    </p>
  )
}
