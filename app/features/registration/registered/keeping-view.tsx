import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { useWords } from '#app/ui/language.tsx'
import { KEEPING_WORDS } from '#words/private.ts'
import type { KeepingPage } from '#workflows/places/keep-places.ts'

/**
 * The page behind the link in the mail: the button to keep the places, or what has become of them.
 */
export function KeepingView({ view, event }: { view: KeepingPage; event: string }) {
  const { people, until, keeping, form } = view
  const words = useWords(KEEPING_WORDS)
  return (
    <div className="card registered-outcome">
      <FactsList
        className="facts"
        facts={[
          [words.conference, event],
          [words.people, String(people)],
        ]}
      />
      {keeping === 'held' && (
        <form method="post">
          <p>{words.held(until ?? '')}</p>
          <button className="button" type="submit">
            {words.keep}
          </button>
        </form>
      )}
      {keeping === 'kept' && <p>{words.kept}</p>}
      {keeping === 'run-out' && (
        <>
          <p>{words.runOut}</p>
          <ButtonLink to={`/${form}`}>{words.fillInAgain}</ButtonLink>
        </>
      )}
      {keeping === 'cancelled' && <p>{words.cancelled}</p>}
    </div>
  )
}
