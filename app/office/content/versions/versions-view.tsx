import { Sheet } from '#app/office/sheet.tsx'
import { whyWords } from '#app/office/words/content.ts'
import { formatMoment } from '#domain/dates.ts'
import { fileName } from '#workflows/content/drafts/file-form.ts'
import type { StoredVersion } from '#workflows/content/list-versions.ts'
import { BringBackButton } from './bring-back-button.tsx'

/** Who changed what, when and why. */
export function VersionsView({ versions }: { versions: readonly StoredVersion[] }) {
  return (
    <>
      <p>
        <a href="/office/content">All content</a>
      </p>
      <h1>Versions</h1>
      <Sheet
        caption="The newest first"
        columns={['Version', 'When', 'Who', 'Why', 'Files', 'Action'].map((label) => ({ label }))}
        rows={versions.map((version, index) => toRow(version, index === 0))}
      />
    </>
  )
}

const MAX_FILES = 5

function toRow(version: StoredVersion, isShown: boolean) {
  const { number, at, author, changed } = version
  const more = changed.length - MAX_FILES
  const files =
    changed.slice(0, MAX_FILES).map(fileName).join(', ') + (more > 0 ? ` and ${more} more` : '')
  const name = (
    <a href={`/office/content/versions/${number}`} key="name">
      Version {number}
    </a>
  )
  const back = isShown ? 'Live now' : <BringBackButton number={number} key="back" />
  return {
    key: String(number),
    cells: [name, formatMoment(new Date(at)), author, whyWords(version), files, back],
  }
}
