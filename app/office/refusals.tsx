/** Also the answer for what exists and this role may not see. */
export function NotFound() {
  return (
    <>
      <h1>Nothing is here</h1>
      <p>
        This address leads nowhere, or to something that your role does not show.{' '}
        <a href="/office">Go to Today</a>
      </p>
    </>
  )
}

export function NotAllowedView() {
  return (
    <>
      <h1>Your role does not allow this</h1>
      <p>
        Nothing was changed. Somebody who looks after the staff can give you the role.{' '}
        <a href="/office">Go to Today</a>
      </p>
    </>
  )
}
