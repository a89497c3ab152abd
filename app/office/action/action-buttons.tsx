import { Children, type ReactNode } from 'react'
import { FoundField } from '#app/office/back-to-found.tsx'
import { actionWords, type OfficeAction } from '#domain/office-action.ts'
import type { ActionScreen } from './action-screen.ts'

export function ActionButtons(props: {
  actions: readonly Pick<ActionScreen<never>, 'slug' | 'code'>[]
  address: string
  txnid?: string
  primary?: string | undefined
  label?: string
  /** Which of the others are seen at once, where not all are. */
  shown?: readonly string[]
  children?: ReactNode
}) {
  const { actions, address, txnid, primary, label, shown, children } = props
  const others = Children.toArray(children)
  if (actions.length + others.length === 0) return null
  const sorted = actions.toSorted(
    (one, other) => Number(other.slug === primary) - Number(one.slug === primary),
  )
  const { seen = [], more = [] } = Object.groupBy(sorted, ({ slug }) =>
    !shown || slug === primary || shown.includes(slug) ? 'seen' : 'more',
  )
  const button = ({ slug, code }: (typeof actions)[number]) => {
    const words = actionWords(code)
    const short = SHORT[code] ?? words
    return (
      <button
        key={slug}
        className={slug === primary ? 'button' : 'button button-quiet'}
        type="submit"
        formAction={`${address}/${slug}`}
      >
        {short}
        <span className="visually-hidden">{words.slice(short.length)}</span>
      </button>
    )
  }
  return (
    <form className="action-row cluster no-print" method="get" aria-label={label}>
      <FoundField />
      {txnid !== undefined && <input type="hidden" name="txnid" value={txnid} />}
      {seen.map(button)}
      {more.length + others.length > 0 && (
        <details className="more-actions">
          <summary className="button button-quiet">More</summary>
          <div className="box stack gap-2">
            {more.map(button)}
            {others}
          </div>
        </details>
      )}
    </form>
  )
}

/** Where a row has little room. Who hears it hears the whole. */
const SHORT: Partial<Record<OfficeAction, string>> = { correct: 'Correct', move: 'Move' }
