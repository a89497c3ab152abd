import { Sheet } from '#app/office/sheet.tsx'
import type { Difference } from '#content-model/editing/differences.ts'

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
          <li key={keyOf(one)}>{sentence(one)}</li>
        ))}
      </ul>
      <Sheet
        caption={caption}
        columns={COLUMNS}
        rows={differences.map((one) => ({
          key: keyOf(one),
          cells: [
            keyOf(one),
            one.before ? <del key="before">{one.before}</del> : 'Nothing',
            one.after ? <ins key="after">{one.after}</ins> : 'Nothing',
          ],
        }))}
      />
    </>
  )
}

const COLUMNS = [{ label: 'What' }, { label: 'Before' }, { label: 'After' }]

const SHORT = 60

/** "Services: Sunday Service" for an entry of a list. */
function keyOf({ what, entry }: Difference): string {
  return entry ? `${what}: ${entry.label} (${entry.how})` : what
}

function sentence({ what, before, after, entry }: Difference): string {
  if (entry?.how === 'moved') return `Moved: ${entry.label}, from ${before} to ${after} (${what}).`
  if (entry) return `${entry.how === 'added' ? 'Added' : 'Removed'}: ${entry.label} (${what}).`
  if (!before) return `${what} is new.`
  if (!after) return `${what} goes away.`
  return after.length > SHORT ? `${what} changes.` : `${what} becomes “${after}”.`
}
