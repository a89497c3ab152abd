import { AttentionButton, actionsOf } from '#app/office/form/attention-button.tsx'
import { attentionWords } from '#app/office/form/attention-words.ts'
import type { AttentionKind } from '#domain/attention.ts'
import type { Actor } from '#domain/staff.ts'
import type { AttentionRow } from '#workflows/attention/list-attention.ts'
import { ATTENTION_LABELS } from '#workflows/mail/words/office.ts'

/** What Today lists about this registration, with what settles it where no button of the page does. */
export function Troubles(props: {
  troubles: readonly AttentionRow[]
  actor: Actor
  /** The pages that the buttons of the registration lead to. */
  reached: readonly string[]
}) {
  const { troubles, actor, reached } = props
  const shown = troubles.filter(({ kind }) => kind !== 'overpaid')
  if (shown.length === 0) return null
  const main = mainAction(troubles, actor)
  return (
    <ul className="notice record-troubles">
      {shown.map((trouble) => (
        <li key={trouble.key} className="row">
          <p>
            {!SAYS_ALL.has(trouble.kind) && <strong>{ATTENTION_LABELS[trouble.kind]}. </strong>}
            {attentionWords(trouble).says}
            {trouble.kind === 'undeliverable' && ` It went to ${trouble.name}.`}
          </p>
          {actionsOf(trouble, actor)
            .filter(({ to }) => !reached.includes(to))
            .map((action) => (
              <AttentionButton key={action.label} action={action} isPrimary={action.to === main} />
            ))}
        </li>
      ))}
    </ul>
  )
}

/** Its words need no heading. */
const SAYS_ALL: ReadonlySet<AttentionKind> = new Set([
  'paid-late',
  'paid-after-cancelling',
  'stuck',
  'erase-asked',
])

/** The page of what settles the first trouble. Those that can wait leave the page its own first button. */
export function mainAction(troubles: readonly AttentionRow[], actor: Actor): string | undefined {
  const [first] = troubles.filter(({ kind }) => !CAN_WAIT.has(kind))
  return first && actionsOf(first, actor)[0]?.to
}

const CAN_WAIT: ReadonlySet<AttentionKind> = new Set(['undeliverable', 'same-family', 'stuck'])
