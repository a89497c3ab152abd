import { Sheet } from '#app/office/sheet.tsx'
import { changeWords } from '#app/office/words/content-changes.ts'
import type { Difference } from '#content-model/editing/differences.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'

/** What changes, in words and side by side. */
export function DifferencesTable(props: {
  caption: string
  /** The file, whose name says the language of its texts. */
  path: string
  differences: readonly Difference[]
}) {
  const { caption, path, differences } = props
  const langOf = ({ flag }: Difference) => (flag ? undefined : asSideFile(path)?.language)
  if (differences.length === 0) return <p>{caption}: nothing that visitors see.</p>
  return (
    <>
      <ul className="bullets">
        {differences.map((one) => (
          <li key={keyOf(one)}>{changeWords(one)}</li>
        ))}
      </ul>
      <Sheet
        caption={caption}
        columns={[
          ['What', keyOf],
          [
            'Before',
            (one) => (one.before ? <del lang={langOf(one)}>{one.before}</del> : 'Nothing'),
          ],
          ['After', (one) => (one.after ? <ins lang={langOf(one)}>{one.after}</ins> : 'Nothing')],
        ]}
        rows={differences}
      />
    </>
  )
}

/** "Services: Sunday Service" for an entry of a list. */
function keyOf({ what, entry }: Difference): string {
  return entry ? `${what}: ${entry.label} (${entry.how})` : what
}
