import { AttentionButton } from '#app/office/form/attention-button.tsx'
import type { AttentionItem } from '#workflows/attention/attention-kind.ts'

/** What Today lists about this registration, with what settles it where no button of the page does. */
export function Troubles(props: {
  troubles: readonly AttentionItem[]
  /** The pages that the buttons of the registration lead to. */
  reached: readonly string[]
}) {
  const { troubles, reached } = props
  const shown = troubles.filter(({ kind }) => !kind.isInHead)
  if (shown.length === 0) return null
  const main = mainAction(troubles)
  return (
    <ul className="notice record-troubles">
      {shown.map((trouble) => (
        <li key={trouble.key} className="row">
          <p>
            {!trouble.kind.saysAll && <strong>{trouble.kind.label}. </strong>}
            {trouble.says}
            {trouble.kind.code === 'undeliverable' && ` It went to ${trouble.name}.`}
          </p>
          {trouble.actions
            .filter(({ to }) => !reached.includes(to))
            .map((action) => (
              <AttentionButton key={action.label} action={action} isPrimary={action.to === main} />
            ))}
        </li>
      ))}
    </ul>
  )
}

/** The page of what settles the first trouble. Those that can wait leave the page its own first button. */
export function mainAction(troubles: readonly AttentionItem[]): string | undefined {
  return troubles.find(({ kind }) => !kind.canWait)?.actions[0]?.to
}
