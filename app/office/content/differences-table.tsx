import type { Difference } from '#content/editing/differences.ts'
import { Sheet } from '../sheet.tsx'

/** What changes, in words and side by side. */
export function DifferencesTable({
  caption,
  differences,
}: {
  caption: string
  differences: readonly Difference[]
}) {
  if (differences.length === 0) return <p>{caption}: nothing that visitors see.</p>
  return (
    <>
      <ul className="office-plan">
        {differences.map((one) => (
          <li key={one.what}>{sentence(one)}</li>
        ))}
      </ul>
      <Sheet
        caption={caption}
        columns={COLUMNS}
        rows={differences.map(({ what, before, after }) => ({
          key: what,
          cells: [
            what,
            before ? <del key="before">{before}</del> : 'Nothing',
            after ? <ins key="after">{after}</ins> : 'Nothing',
          ],
        }))}
      />
    </>
  )
}

const COLUMNS = [{ label: 'What' }, { label: 'Before' }, { label: 'After' }]

const SHORT = 60

function sentence({ what, before, after }: Difference): string {
  if (!before) return `${what} is new.`
  if (!after) return `${what} goes away.`
  return after.length > SHORT ? `${what} changes.` : `${what} becomes “${after}”.`
}
