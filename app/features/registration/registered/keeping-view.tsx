import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import type { KeepingPage } from '#workflows/places/read-keeping.ts'

/**
 * The page behind the link in the mail: the button to keep the places, or what has become of them.
 */
export function KeepingView({ view, event }: { view: KeepingPage; event: string }) {
  const { people, until, keeping, form } = view
  return (
    <div className="card registered-outcome">
      <FactsList
        className="facts"
        facts={[
          ['Conference', event],
          ['People', String(people)],
        ]}
      />
      {keeping === 'held' && (
        <form method="post">
          <p>
            Nothing is due online. Your places are held for you{until && ` until ${until}`}. Press
            the button to keep them.
          </p>
          <button className="button" type="submit">
            Keep our places
          </button>
        </form>
      )}
      {keeping === 'kept' && (
        <p>Your places are kept, and nothing is due online. We look forward to seeing you.</p>
      )}
      {keeping === 'run-out' && (
        <>
          <p>
            The time to keep these places has run out, and they have been released. Please fill in
            the form again: if there are places left, we will hold them for you once more.
          </p>
          <ButtonLink to={`/${form}`}>Fill in the form again</ButtonLink>
        </>
      )}
      {keeping === 'cancelled' && (
        <p>This registration was cancelled. If you have a question, please call our office.</p>
      )}
    </div>
  )
}
