import * as v from 'valibot'
import { LANGUAGES_ADDRESS, shownAt } from '#app/office/content/content-address.ts'
import {
  ConfirmForm,
  DifferencesTable,
  WhyField,
  whyUnpublished,
} from '#app/office/content/publish-view.tsx'
import { siteAddress } from '#app/office/content/site/part-address.ts'
import {
  officeButton,
  officeForm,
  officePage,
  officeRoutes,
  type PageOf,
  type PageProps,
} from '#app/office/engine/engine.tsx'
import { GetButton, PostButton } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import { UNDO, undoneWhy, whyWords } from '#app/office/words/content.ts'
import type { SiteServices } from '#app/services.server.ts'
import { typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { fileName } from '#content-model/editing/form-words.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { momentIn } from '#domain/language-formats.ts'
import type { Actor } from '#domain/staff.ts'
import { type ChangedFile, readVersionPage } from '#workflows/content/compare-versions.ts'
import { bringBackDraft } from '#workflows/content/drafts/bring-back-draft.ts'
import { bringBack, readUndo, undoVersion } from '#workflows/content/undo-version.ts'
import { listContentVersions, type StoredVersion } from '#workflows/content/versions.ts'

const needs = 'editContent'

const list = officePage({
  path: '/content/versions',
  needs,
  read: (services, { actor }) => listContentVersions(services, actor),
  title: 'Versions',
  View: VersionsView,
})

const readOne = (services: SiteServices, { actor, number }: { actor: Actor; number: string }) =>
  readVersionPage(services, { actor, number: numberOf(number) })

const back = officePage({
  path: '/content/versions/:number/back',
  needs,
  read: readOne,
  title: ({ version }) => `Bring back version ${version.number}`,
  View: BringBackView,
})

const undo = officePage({
  path: '/content/versions/:number/undo',
  needs,
  read: (services, { actor, number }) => readUndo(services, { actor, number: numberOf(number) }),
  title: 'Undo',
  View: UndoView,
})

export const versionRoutes = officeRoutes([
  list,
  officePage({
    path: '/content/versions/:number',
    needs,
    read: readOne,
    title: ({ version }) => `Version ${version.number}`,
    View: VersionView,
  }),
  back,
  officeForm({
    at: back,
    fields: v.object({ why: v.string() }),
    run(services, { actor, key, ...asked }, typed) {
      const number = numberOf(asked.number)
      const why = typed.why || `Bring back version ${number}`
      return bringBack(services, { actor, key, number, why })
    },
    // All of it is said beside the reason, which is the only field.
    errors(refused) {
      const { errors, lines } = whyUnpublished(refused)
      return { why: lines.join(' '), ...errors }
    },
    to: (_, __, { number }) => `/office/content?published=${number}`,
  }),
  officeForm({
    path: '/content/versions/drafts',
    needs,
    page: list,
    fields: v.object({ path: v.string() }),
    run: (services, { actor, key }, { path }) => bringBackDraft(services, { actor, key, path }),
    to: (_, { path }) =>
      `${asSideFile(path) ? LANGUAGES_ADDRESS : siteAddress(shownAt(path))}?done=brought-back`,
  }),
  undo,
  officeButton({
    at: undo,
    async run(services, { actor, key, number }) {
      const asked = { actor, number: numberOf(number) }
      const read = await readUndo(services, asked)
      if (!read.ok) return read
      const { version } = read
      const undone = await undoVersion(services, { ...asked, key, why: undoneWhy(version) })
      if (undone.ok) return { ...undone, isDate: version.changed.includes('conferences.yaml') }
      if (undone.problem === 'changed') return { ...undone, lines: [UNDO.clash] }
      return undone.problem === 'unknown' ? undone : { ...undone, ...whyUnpublished(undone) }
    },
    to: (_, __, { isDate, number }) =>
      `${isDate ? '/office/conferences?undone=' : '/office/content?published='}${number}`,
  }),
])

/** Nothing else has the number 0. */
function numberOf(word: string): number {
  return /^\d{1,9}$/.test(word) ? Number(word) : 0
}

function VersionsView({
  page: { versions, discarded },
}: PageProps<PageOf<typeof listContentVersions>>) {
  return (
    <>
      <LinkLine to="/office/content">All content</LinkLine>
      <h1>Versions</h1>
      {discarded.length > 0 && (
        <section aria-labelledby="discarded">
          <h2 id="discarded">Your discarded drafts</h2>
          <ul className="content-entries tall-links">
            {discarded.map(({ path, at }) => (
              <li key={path} className="row gap-2 split">
                <span>
                  {fileName(path)}, discarded {momentIn('en', new Date(at))}
                </span>
                <PostButton action="/office/content/versions/drafts" fields={{ path }}>
                  Bring back
                  <span className="visually-hidden"> the draft of {fileName(path)}</span>
                </PostButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Sheet caption="The newest first" columns={COLUMNS} rows={versions} />
    </>
  )
}

const COLUMNS: readonly Column<StoredVersion>[] = [
  ['Version', ({ number }) => <a href={`/office/content/versions/${number}`}>Version {number}</a>],
  ['When', ({ at }) => momentIn('en', new Date(at))],
  ['Who', ({ author }) => author],
  ['Why', whyWords],
  ['Files', ({ changed }) => filesWords(changed)],
  ['Action', (version, at) => (at === 0 ? 'Live now' : <BringBackButton {...version} />)],
]

const MAX_FILES = 5

function filesWords(changed: readonly string[]): string {
  const more = changed.length - MAX_FILES
  return (
    changed.slice(0, MAX_FILES).map(fileName).join('; ') + (more > 0 ? ` and ${more} more` : '')
  )
}

function UndoView({
  page: { version, files, stays },
  refused,
}: PageProps<PageOf<typeof readUndo>>) {
  const { number } = version
  const isClash = files.length === 0 && stays.length > 0
  return (
    <>
      <h1>Undo “{whyWords(version)}”?</h1>
      <p>{isClash ? UNDO.clash : UNDO.only}</p>
      {files.length === 0 && stays.length === 0 && <p>{UNDO.done}</p>}
      <VersionChanges files={files} />
      {!isClash && stays.length > 0 && <p>{UNDO.stays}</p>}
      {!isClash && <VersionChanges files={stays} />}
      <ConfirmForm
        action={`/office/content/versions/${number}/undo`}
        formKey={refused?.key}
        button={files.length > 0 ? 'Undo' : undefined}
        leave={{ label: 'Leave it as it is', to: `/office/content/versions/${number}` }}
      >
        <TypedErrors errors={{}} others={refused?.lines ?? []} />
      </ConfirmForm>
    </>
  )
}

function VersionView({ page }: { page: PageOf<typeof readVersionPage> }) {
  const { version, newest, files } = page
  const { number, author, at } = version
  return (
    <>
      <LinkLine to="/office/content/versions">All versions</LinkLine>
      <h1>Version {number}</h1>
      <p>
        {author}, {momentIn('en', new Date(at))}: {whyWords(version)}
      </p>
      {files.length === 0 && <p>This is the first version.</p>}
      <VersionChanges files={files} />
      {number !== newest && <BringBackButton number={number} />}
    </>
  )
}

function BringBackView({ page, refused }: PageProps<PageOf<typeof readVersionPage>>) {
  const { number } = page.version
  return (
    <>
      <h1>Bring back version {number}</h1>
      <p>The content becomes what it was then, as a new version. Nothing is lost.</p>
      <section aria-labelledby="what-changes">
        <h2 id="what-changes">What will change</h2>
        {page.back.length === 0 && <p>Nothing: the site already shows the same.</p>}
        <VersionChanges files={page.back} />
      </section>
      <ConfirmForm
        action={`/office/content/versions/${number}/back`}
        formKey={refused?.key}
        button={`Bring back version ${number}`}
        leave={{ label: 'Leave it as it is', to: '/office/content/versions' }}
      >
        <WhyField {...typingOf(refused, { why: `Bring back version ${number}` })} />
      </ConfirmForm>
    </>
  )
}

function VersionChanges({ files }: { files: readonly ChangedFile[] }) {
  return files.map(({ path, name, differences }) => (
    <DifferencesTable key={path} path={path} caption={name} differences={differences} />
  ))
}

function BringBackButton({ number }: { number: number }) {
  return (
    <GetButton action={`/office/content/versions/${number}/back`}>
      Bring back<span className="visually-hidden"> version {number}</span>
    </GetButton>
  )
}
