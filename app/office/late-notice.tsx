/** Leads to what phones sent after their end. */
export function LateNotice({ late }: { late: number }) {
  if (late === 0) return null
  return (
    <p className="notice">
      {late === 1 ? '1 late entry waits' : `${late} late entries wait`}.{' '}
      <a href="/office/doors/late">Late entries</a>
    </p>
  )
}
