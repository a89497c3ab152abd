import * as v from 'valibot'
import { LANGUAGES_ADDRESS, shownAt } from '#app/office/content/content-address.ts'
import {
  answerOf,
  FilesChanges,
  PLAN_PAGE,
  publishedAddress,
  WHY_FIELD,
} from '#app/office/content/content-plan.tsx'
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
import type { SiteServices } from '#app/services.server.ts'
import { fileName } from '#content-model/editing/form-words.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { momentIn } from '#domain/language-formats.ts'
import type { Actor } from '#domain/staff.ts'
import { UNDO, undoneWhy, whyWords } from '#words/office/content.ts'
import { readVersionPage } from '#workflows/content/compare-versions.ts'
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
  ...PLAN_PAGE,
  path: '/content/versions/:number/back',
  async read(services, asked) {
    const read = await readOne(services, asked)
    if (!read?.ok) return read
    const title = `Bring back version ${read.version.number}`
    const becomes = 'The content becomes what it was then, as a new version. Nothing is lost.'
    return {
      title,
      sections: [
        { says: becomes, files: read.back },
        read.back.length === 0 && { says: UNDO.done },
      ],
      action: `${addressOf(read.version)}/back`,
      why: title,
      button: title,
      leave: { label: 'Leave it as it is', to: '/office/content/versions' },
    }
  },
})

const undo = officePage({
  ...PLAN_PAGE,
  path: '/content/versions/:number/undo',
  async read(services, { actor, number }) {
    const read = await readUndo(services, { actor, number: numberOf(number) })
    if (!read.ok) return read
    const { version, files, stays } = read
    const isClash = files.length === 0 && stays.length > 0
    return {
      title: `Undo “${whyWords(version)}”?`,
      sections: [
        { says: isClash ? UNDO.clash : UNDO.only, files },
        files.length + stays.length === 0 && { says: UNDO.done },
        !isClash && stays.length > 0 && { says: UNDO.stays, files: stays },
      ],
      action: `${addressOf(version)}/undo`,
      button: files.length > 0 && 'Undo',
      leave: { label: 'Leave it as it is', to: addressOf(version) },
    }
  },
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
    fields: WHY_FIELD,
    async run(services, { actor, key, ...asked }, typed) {
      const number = numberOf(asked.number)
      const why = typed.why || `Bring back version ${number}`
      return answerOf(await bringBack(services, { actor, key, number, why }))
    },
    to: publishedAddress,
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
      const why = undoneWhy(version)
      const undone = answerOf(await undoVersion(services, { ...asked, key, why }))
      return { ...undone, isDate: version.changed.includes('conferences.yaml') }
    },
    to: (_, __, { isDate, number }) =>
      `/office/${isDate ? 'conferences' : 'content'}?published=${number}`,
  }),
])

function addressOf({ number }: { number: number }): string {
  return `/office/content/versions/${number}`
}

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
      <Sheet
        caption="Your discarded drafts"
        columns={[
          ['File', ({ path }) => fileName(path)],
          ['Discarded', ({ at }) => momentIn('en', new Date(at))],
          ['Action', ({ path }) => <BringBackDraft path={path} />],
        ]}
        rows={discarded}
      />
      <Sheet caption="The newest first" columns={COLUMNS} rows={versions} />
    </>
  )
}

const COLUMNS: readonly Column<StoredVersion>[] = [
  ['Version', (version) => <a href={addressOf(version)}>Version {version.number}</a>],
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
      <FilesChanges files={files} />
      {number !== newest && <BringBackButton number={number} />}
    </>
  )
}

function BringBackButton({ number }: { number: number }) {
  return (
    <GetButton action={`${addressOf({ number })}/back`}>
      Bring back<span className="visually-hidden"> version {number}</span>
    </GetButton>
  )
}

function BringBackDraft({ path }: { path: string }) {
  return (
    <PostButton action="/office/content/versions/drafts" fields={{ path }}>
      Bring back<span className="visually-hidden"> the draft of {fileName(path)}</span>
    </PostButton>
  )
}
