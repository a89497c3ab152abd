import { useWords } from '#app/ui/language.tsx'
import { TELL_ME_WORDS } from '#words/private.ts'

/** Confirms an address by a button: mail programs open links by themselves. */
export function TellMeView({ title, isConfirmed }: { title: string; isConfirmed: boolean }) {
  const words = useWords(TELL_ME_WORDS)
  return (
    <div className="card registered-outcome">
      <p>{isConfirmed ? words.confirmed(title) : words.ask(title)}</p>
      {!isConfirmed && (
        <form method="post">
          <button className="button" type="submit">
            {words.confirm}
          </button>
        </form>
      )}
    </div>
  )
}
