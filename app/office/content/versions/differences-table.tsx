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
  const lang = asSideFile(path)?.language
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
        columns={['What', 'Before', 'After']}
        rows={differences.map((one) => {
          const [key, own] = [keyOf(one), { lang: one.flag ? undefined : lang }]
          const before = one.before ? (
            <del key="before" {...own}>
              {one.before}
            </del>
          ) : (
            'Nothing'
          )
          const after = one.after ? (
            <ins key="after" {...own}>
              {one.after}
            </ins>
          ) : (
            'Nothing'
          )
          return { key, cells: [key, before, after] }
        })}
      />
    </>
  )
}

/** "Services: Sunday Service" for an entry of a list. */
function keyOf({ what, entry }: Difference): string {
  return entry ? `${what}: ${entry.label} (${entry.how})` : what
}
