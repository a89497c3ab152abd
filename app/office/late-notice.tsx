export function LateNotice({ late, walkIns = 0 }: { late: number; walkIns?: number }) {
  return (
    <>
      {walkIns > 0 && (
        <p className="notice">
          {walkIns === 1 ? '1 walk-in waits' : `${walkIns} walk-ins wait`} for the desk.{' '}
          <a href="/office/doors/walk-ins">Walk-ins</a>
        </p>
      )}
      {late > 0 && (
        <p className="notice">
          {late === 1 ? '1 late entry waits' : `${late} late entries wait`}.{' '}
          <a href="/office/doors/late">Late entries</a>
        </p>
      )}
    </>
  )
}
