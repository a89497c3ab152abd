import { Glass } from '#app/office/glass.tsx'
import { type Actor, staffCan } from '#domain/staff.ts'

type Props = { actor: Actor; mayFill: boolean }

/** An office in which nothing has happened yet: what to do first. */
export function FirstSteps({ actor, mayFill }: Props) {
  return (
    <section className="office-card first-steps" aria-labelledby="first-steps">
      <Glass />
      <div>
        <h2 id="first-steps">Welcome. Three steps to begin</h2>
        <ol>
          <li>
            <a href="/office/devices">Enter your name</a>, so that colleagues see who did what.
          </li>
          {staffCan.editContent(actor) && (
            <li>
              <a href="/office/conferences">Open a date</a> that people can register for.
            </li>
          )}
          {staffCan.manageStaff(actor) && (
            <li>
              <a href="/office/staff">Invite a colleague</a>.
            </li>
          )}
        </ol>
        {mayFill && (
          <form method="post" action="/office/samples">
            <p>
              Or see the office at work first, with made-up records. It takes less than a minute.
            </p>
            <p>
              <button type="submit" className="button button-quiet">
                Fill with sample families
              </button>
            </p>
          </form>
        )}
      </div>
    </section>
  )
}
