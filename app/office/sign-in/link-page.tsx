/** Behind the link of a mail. Only the button uses the link up: mail scanners open links too. */
export function LinkPage({ to }: { to: string }) {
  return (
    <div className="office-narrow">
      <h1>Welcome to the office</h1>
      <p>One more step, on the device that you want to use.</p>
      <form method="post">
        <input type="hidden" name="to" value={to} />
        <button type="submit" className="button">
          Sign in
        </button>
      </form>
    </div>
  )
}

export function LinkRefused() {
  return (
    <div className="office-narrow">
      <h1>This link no longer works</h1>
      <p>A link signs in once, and only for 15 minutes after it was sent.</p>
      <p>
        <a className="button" href="/office/sign-in">
          Ask for a new link
        </a>
      </p>
    </div>
  )
}
