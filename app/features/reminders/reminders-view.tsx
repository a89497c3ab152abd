import { ButtonLink } from '#app/ui/button-link.tsx'

/** Stops reminders by a button: mail programs open links by themselves. */
export function RemindersView({ choice }: { choice: 'wanted' | 'stopped' }) {
  if (choice === 'stopped') {
    return (
      <div className="card registered-outcome">
        <p className="lead">You get no more reminders from us at this address.</p>
        <p>
          We will still send you receipts, tickets and confirmations, because you may need them.
        </p>
        <ButtonLink to="/">Go to the start page</ButtonLink>
      </div>
    )
  }
  return (
    <div className="card registered-outcome">
      <p>
        We remind you by mail of payments that are not finished, of balances that are due and of
        conferences that begin soon. Press the button if you do not want that.
      </p>
      <form method="post">
        <button className="button" type="submit">
          Stop reminders
        </button>
      </form>
    </div>
  )
}
