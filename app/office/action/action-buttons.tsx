import { FoundField } from '#app/office/back-to-found.tsx'
import { actionWords } from '#words/office-actions.ts'
import type { ActionScreen } from './action-screen.ts'

export function ActionButtons(props: {
  actions: readonly Pick<ActionScreen<never>, 'slug' | 'code'>[]
  address: string
  txnid?: string
  /** The one that fits best. It comes first. */
  primary?: string | undefined
  label?: string
}) {
  const { actions, address, txnid, primary, label } = props
  if (actions.length === 0) return null
  const sorted = actions.toSorted(
    (one, other) => Number(other.slug === primary) - Number(one.slug === primary),
  )
  return (
    <form className="action-row cluster no-print" method="get" aria-label={label}>
      <FoundField />
      {txnid !== undefined && <input type="hidden" name="txnid" value={txnid} />}
      {sorted.map(({ slug, code }) => (
        <button
          key={slug}
          className={slug === primary ? 'button' : 'button button-quiet'}
          type="submit"
          formAction={`${address}/${slug}`}
        >
          {actionWords(code)}
        </button>
      ))}
    </form>
  )
}
