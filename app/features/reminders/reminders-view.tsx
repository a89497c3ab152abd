import { ButtonLink } from '#app/ui/button-link.tsx'

/** Stops reminders by a button: mail programs open links by themselves. */
export function RemindersView({ choice }: { choice: 'wanted' | 'stopped' }) {
  if (choice === 'stopped') {
    return (
      <div className="card registered-outcome">
        <p className="lead">We will send no more reminders to this address.</p>
        <p>You will still get receipts, tickets and answers to what you do on our site.</p>
        <ButtonLink to="/">Go to the start page</ButtonLink>
      </div>
    )
  }
  return (
    <div className="card registered-outcome">
      <p>
        We send reminders about unfinished payments, balances that are due, conferences that begin
        soon and monthly gifts. Press the button if you do not want them.
      </p>
      <form method="post">
        <button className="button" type="submit">
          Stop reminders
        </button>
      </form>
    </div>
  )
}
