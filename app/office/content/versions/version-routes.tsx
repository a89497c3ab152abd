import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { ConfirmForm } from '#app/office/content/confirm-form.tsx'
import { shownAt } from '#app/office/content/content-address.ts'
import { LANGUAGES_ADDRESS } from '#app/office/content/languages/language-address.ts'
import { refusePublication } from '#app/office/content/publication.tsx'
import { siteAddress } from '#app/office/content/site/part-address.ts'
import { PostButton } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound, answerRefused } from '#app/office/refusals.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { UNDO, undoneWhy, whyWords } from '#app/office/words/content.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { asSideFile } from '#content-model/translation/side-files.ts'
import { TRANSLATION_NOTES_FILE } from '#content-model/translation/translation-notes.ts'
import { formatMoment } from '#domain/dates.ts'
import { readVersionPage } from '#workflows/content/compare-versions.ts'
import { bringBackDraft } from '#workflows/content/drafts/bring-back-draft.ts'
import { fileName } from '#workflows/content/drafts/open-file.ts'
import { bringBack, readUndo, type UndoPage, undoVersion } from '#workflows/content/undo-version.ts'
import {
  type DiscardedDraft,
  listContentVersions,
  type StoredVersion,
} from '#workflows/content/versions.ts'
import { BringBackButton, BringBackView, VersionChanges, VersionView } from './version-view.tsx'

export const versionRoutes = new Hono<OfficeEnv>()

versionRoutes.get('/content/versions', async (context) => {
  const listed = await listContentVersions(context.env.services, staffOf(context))
  if (!listed.ok) return answerNotAllowed(context)
  return answerPage(context, {
    title: 'Versions',
    content: <VersionsView {...listed} />,
  })
})

versionRoutes.get('/content/versions/:number', async (context) => {
  const read = await readPage(context, context.req.param('number'))
  if (read instanceof Response) return read
  const title = `Version ${read.version.number}`
  return answerPage(context, { title, content: <VersionView page={read} /> })
})

versionRoutes.get('/content/versions/:number/back', async (context) => {
  const read = await readPage(context, context.req.param('number'))
  if (read instanceof Response) return read
  const { number } = read.version
  const typed = { why: `Bring back version ${number}` }
  const content = <BringBackView page={read} typed={typed} errors={{}} />
  return answerPage(context, { title: `Bring back version ${number}`, content })
})

versionRoutes.post('/content/versions/:number/back', async (context) => {
  const read = await readPage(context, context.req.param('number'))
  if (read instanceof Response) return read
  const { number } = read.version
  const sent = await sentForm(context.req.raw)
  const why = sent.typed.why || `Bring back version ${number}`
  const published = await asStaff(context, bringBack, { number, why, key: sent.key })
  if (published.ok) return context.redirect(`/office/content?published=${published.number}`, 303)
  if (published.problem === 'not-allowed') return answerNotAllowed(context)
  const { problems, ...refused } = refusePublication(sent, published)
  const errors = { why: problems.join(' '), ...refused.errors }
  const content = (
    <BringBackView page={read} formKey={sent.key} typed={sent.typed} errors={errors} />
  )
  return answerPage(context, { title: `Bring back version ${number}`, status: 422, content })
})

/** A draft that its author has discarded. */
versionRoutes.post('/content/versions/drafts', async (context) => {
  const { typed, key } = await sentForm(context.req.raw)
  const path = typed.path ?? ''
  const brought = await asStaff(context, bringBackDraft, { path, key })
  const address = asSideFile(path) ? LANGUAGES_ADDRESS : siteAddress(shownAt(path))
  if (brought.ok) return context.redirect(`${address}?done=brought-back`, 303)
  return answerRefused(context, brought)
})

async function readPage(context: OfficeContext, word: string) {
  const read = await asStaff(context, readVersionPage, { number: numberOf(word) })
  return read.ok ? read.page : answerRefused(context, read)
}

/** Nothing else has the number 0. */
function numberOf(word: string): number {
  return /^\d{1,9}$/.test(word) ? Number(word) : 0
}

type Listed = { versions: readonly StoredVersion[]; discarded: readonly DiscardedDraft[] }

/** Who changed what, when and why. */
function VersionsView({ versions, discarded }: Listed) {
  return (
    <>
      <LinkLine to="/office/content">All content</LinkLine>
      <h1>Versions</h1>
      <DiscardedDrafts drafts={discarded} />
      <Sheet
        caption="The newest first"
        columns={['Version', 'When', 'Who', 'Why', 'Files', 'Action']}
        rows={versions.map((version, index) => toRow(version, index === 0))}
      />
    </>
  )
}

const MAX_FILES = 5

function toRow(version: StoredVersion, isShown: boolean) {
  const { number, at, author } = version
  const changed = version.changed.filter((path) => path !== TRANSLATION_NOTES_FILE)
  const more = changed.length - MAX_FILES
  const files =
    changed.slice(0, MAX_FILES).map(fileName).join('; ') + (more > 0 ? ` and ${more} more` : '')
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

/** What this person has discarded and may have back for 30 days. */
function DiscardedDrafts({ drafts }: { drafts: readonly DiscardedDraft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="discarded">
      <h2 id="discarded">Your discarded drafts</h2>
      <ul className="content-entries tall-links">
        {drafts.map(({ path, at }) => (
          <li key={path} className="row gap-2 split">
            <span>
              {fileName(path)}, discarded {formatMoment(new Date(at))}
            </span>
            <PostButton action="/office/content/versions/drafts" fields={{ path }}>
              Bring back<span className="visually-hidden"> the draft of {fileName(path)}</span>
            </PostButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

// Takes back what one version has changed, and nothing else.
versionRoutes.get('/content/versions/:number/undo', (context) =>
  answerUndo(context, context.req.param('number')),
)

versionRoutes.post('/content/versions/:number/undo', async (context) => {
  const sent = await sentForm(context.req.raw)
  const read = await readUndoPage(context, context.req.param('number'))
  if (read instanceof Response) return read
  const { version } = read
  const { key } = sent
  const undoing = { actor: staffOf(context), number: version.number, why: undoneWhy(version), key }
  const undone = await undoVersion(context.env.services, undoing)
  if (undone.ok) {
    const isDate = version.changed.includes('conferences.yaml')
    const address = isDate ? '/office/conferences?undone=' : '/office/content?published='
    return context.redirect(address + undone.number, 303)
  }
  if (undone.problem === 'not-allowed') return answerNotAllowed(context)
  if (undone.problem === 'unknown') return answerNotFound(context)
  const problems =
    undone.problem === 'changed' ? [UNDO.clash] : refusePublication(sent, undone).problems
  return answerUndo(context, context.req.param('number'), { formKey: key, problems })
})

type Refused = { formKey: string | undefined; problems: readonly string[] }

async function answerUndo(context: OfficeContext, number: string, refused?: Refused) {
  const page = await readUndoPage(context, number)
  if (page instanceof Response) return page
  const content = <UndoView page={page} {...refused} />
  return answerPage(context, { title: 'Undo', status: refused ? 409 : 200, content })
}

async function readUndoPage(context: OfficeContext, word: string) {
  const read = await asStaff(context, readUndo, { number: numberOf(word) })
  return read.ok ? read.page : answerRefused(context, read)
}

type UndoViewProps = { page: UndoPage; formKey?: string | undefined; problems?: readonly string[] }

/** What taking back one version's change does, and the button that does it. */
function UndoView({ page: { version, files }, formKey, problems = [] }: UndoViewProps) {
  const { number } = version
  return (
    <>
      <h1>Undo “{whyWords(version)}”?</h1>
      {files ? (
        <>
          <p>{UNDO.only}</p>
          {files.length === 0 && <p>{UNDO.done}</p>}
          <VersionChanges files={files} />
        </>
      ) : (
        <p>{UNDO.clash}</p>
      )}
      <ConfirmForm
        action={`/office/content/versions/${number}/undo`}
        formKey={formKey}
        button={files && files.length > 0 ? 'Undo' : undefined}
        leave={{ label: 'Leave it as it is', to: `/office/content/versions/${number}` }}
      >
        <TypedErrors errors={{}} others={[...problems]} />
      </ConfirmForm>
    </>
  )
}
