import * as v from 'valibot'
import { officeForm, officePage } from '#app/office/engine/engine.tsx'
import { PostForm, Submit } from '#app/office/form/office-form.tsx'
import { ButtonLink, LinkLine } from '#app/office/link-list.tsx'
import { peopleWords } from '#app/office/words/conferences.ts'
import { typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { LONGEST_WHY } from '#domain/doors/entry.ts'
import { dismissWalkIn, readWalkIns } from '#workflows/doors/walk-ins.ts'

const walkIns = officePage({
  path: '/doors/walk-ins',
  needs: 'openDoors',
  read: readWalkIns,
  title: 'Walk-ins',
  says: { dismissed: 'Dismissed. They don’t count as here any more.' },
  View: ({ page: { walkIns }, said, refused }) => (
    <div className="doors stack gap-4">
      <LinkLine to="/office/doors">Doors</LinkLine>
      <h1>Walk-ins</h1>
      <StatusNotice>{said}</StatusNotice>
      {refused && !walkIns.some((each) => each.entry_id === refused.typed.id) && (
        <TypedErrors errors={refused.errors} />
      )}
      <p>They came without a ticket, and count as here until they are registered or dismissed.</p>
      {walkIns.length === 0 && <p className="notice">Nobody waits.</p>}
      {walkIns.map((walkIn) => {
        const { entry_id: id, name, people, mobile, is_paid, conference, door, at } = walkIn
        const own = refused?.typed.id === id ? refused : undefined
        return (
          <article key={id} id={id} className="card stack" aria-labelledby={`name-${id}`}>
            <div>
              <h2 id={`name-${id}`}>{name}</h2>
              <p>
                {peopleWords(people)}
                {mobile && ` · ${mobile}`} · {is_paid ? 'Paid at the desk' : 'Not paid yet'}
              </p>
              <p>
                {conference} · {door}, {shortMoment(at)}
              </p>
            </div>
            <p>
              <ButtonLink to={`/office/registrations/new?walkIn=${id}`}>
                Take a registration<span className="visually-hidden">: {name}</span>
              </ButtonLink>
            </p>
            <details open={own !== undefined}>
              <summary>
                Dismiss<span className="visually-hidden">: {name}</span>
              </summary>
              <PostForm
                className="form office-narrow"
                action={`/office/doors/walk-ins/${id}`}
                noValidate
                fields={{ id }}
                refused={own}
              >
                <TypedField
                  label="Why are they not registered?"
                  name="why"
                  id={`why-${id}`}
                  maxLength={LONGEST_WHY}
                  help="Such as: has a ticket by another name. The history keeps it, and nothing else of them."
                  {...typingOf(own)}
                />
                <Submit isQuiet>
                  Dismiss<span className="visually-hidden">: {name}</span>
                </Submit>
              </PostForm>
            </details>
          </article>
        )
      })}
    </div>
  ),
})

export const walkInRows = [
  walkIns,
  officeForm({
    path: '/doors/walk-ins/:id',
    needs: 'openDoors',
    page: walkIns,
    fields: v.object({
      why: v.pipe(
        v.string(),
        v.nonEmpty('Please say why.'),
        v.maxLength(LONGEST_WHY, `Please enter at most ${LONGEST_WHY} letters.`),
      ),
    }),
    run: (services, asked, { why }) => dismissWalkIn(services, { ...asked, why }),
    errors: () => ({ '': 'Somebody has registered or dismissed them meanwhile.' }),
    to: () => '/office/doors/walk-ins?done=dismissed',
  }),
]
