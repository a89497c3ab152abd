import { useWords } from '#app/ui/language.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { REMINDER_WORDS } from '#words/payments.ts'

/** Stops reminders by a button: mail programs open links by themselves. */
export function RemindersView({ choice }: { choice: 'wanted' | 'stopped' }) {
  const words = useWords(REMINDER_WORDS)
  if (choice === 'stopped') {
    return (
      <div className="card result-success narrow">
        <p className="lead">{words.stopped}</p>
        <p>{words.still}</p>
        <ButtonLink to="/">{words.toStart}</ButtonLink>
      </div>
    )
  }
  return (
    <div className="card result-success narrow">
      <p>{words.what}</p>
      <form method="post">
        <button className="button" type="submit">
          {words.stop}
        </button>
      </form>
    </div>
  )
}
