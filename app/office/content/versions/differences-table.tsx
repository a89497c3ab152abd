import { Sheet } from '#app/office/sheet.tsx'
import { changeWords } from '#app/office/words/content-changes.ts'
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
          <li key={keyOf(one)}>{changeWords(one)}</li>
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

/** "Services: Sunday Service" for an entry of a list. */
function keyOf({ what, entry }: Difference): string {
  return entry ? `${what}: ${entry.label} (${entry.how})` : what
}
