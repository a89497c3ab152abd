import { fieldId } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { type FormField, innerFields } from '#content-model/editing/form-of.ts'
import { entryLabel } from '#content-model/editing/form-words.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { suggestedWhy } from '#words/office/content-changes.ts'
import { readPublications } from '#workflows/content/compare-versions.ts'
import type { EditedPlace } from '#workflows/content/drafts/edit-file.ts'
import {
  Elsewhere,
  officeForm,
  officePage,
  officeRoutes,
  type PageProps,
  type Row,
  type Visit,
} from '../engine/engine.tsx'
import { LinkLine, LinkList } from '../link-list.tsx'
import { fileAddress, previewAddress, shownAt, withQuery } from './content-address.ts'
import { PLAN_PAGE, publishedAddress, publishOwn, WHY_FIELD } from './content-plan.tsx'
import { EditField, GroupFields } from './edit/edit-fields.tsx'
import { EditForm, type PlacePage, Press, placeRows, type ShownFile } from './edit/edit-form.tsx'
import { fileCounts, TranslationLinks } from './languages/translation-links.tsx'

type FileScreen = {
  place: EditedPlace
  address: string
  back: { label: string; to: string }
  shownAt: string
}

function screenRows<Path extends string>(
  path: Path,
  of: (asked: Visit<Path>) => FileScreen,
): Row[] {
  const { page, form } = placeRows(path, {
    of,
    title: ({ file }) => file.heading,
    View: FileView,
    to: ({ address }, { path: file, isDraft }, pressed) =>
      pressed === 'publish' && isDraft ? `${fileAddress(file)}/publish` : `${address}?saved=yes`,
  })
  return [page, form]
}

function fileRows(address: '/content/pages/:file' | '/content/:file', folder: string): Row[] {
  const pathOf = (file: string) => `${folder}${file}.yaml`
  const publication = officePage({
    ...PLAN_PAGE,
    path: `${address}/publish`,
    async read(services, { actor, file }) {
      const path = pathOf(file)
      const read = await readPublications(services, actor)
      if (!read.ok) return read
      const to = fileAddress(path)
      // Translations are published with everything else, never by themselves.
      const found = read.publications.find((each) => each.path === path && !asSideFile(path))
      return found
        ? {
            title: `Publish ${found.name}`,
            sections: [{ files: [found] }],
            action: `${to}/publish`,
            version: found.seen,
            why: suggestedWhy(found.differences),
            button: 'Publish',
            leave: { label: 'Go on editing', to },
          }
        : new Elsewhere(to)
    },
  })
  const publish = officeForm({
    at: publication,
    fields: WHY_FIELD,
    run: (services, asked, { why }) =>
      publishOwn(services, asked, { path: pathOf(asked.file), why }),
    to: publishedAddress,
  })
  const screens = screenRows(address, ({ file }) => ({
    place: { path: pathOf(file), keys: [] },
    address: fileAddress(pathOf(file)),
    back: { label: 'All content', to: '/office/content' },
    shownAt: shownAt(pathOf(file)),
  }))
  return [...screens, publication, publish]
}

/** The dates of a programme have pages of their own. */
export const fileRoutes = officeRoutes([
  ...fileRows('/content/pages/:file', 'pages/'),
  ...fileRows('/content/:file', ''),
  ...screenRows('/conferences/:name', ({ name }) => ({
    place: { path: 'conferences.yaml', keys: ['programmes', name] },
    address: `/office/conferences/${name}`,
    back: { label: 'All conferences', to: '/office/conferences' },
    shownAt: `/${name}`,
  })),
])

function FileView({ page, query, refused }: PageProps<PlacePage<FileScreen>, ShownFile>) {
  const { address, back, file, pages, services } = page
  const { form, heading, isDraft } = file
  const isSaved = !refused && query.saved !== undefined
  return (
    <>
      <LinkLine to={back.to}>{back.label}</LinkLine>
      <h1>{heading}</h1>
      <TranslationLinks counts={fileCounts(services, file.path)} isOpen />
      <DraftNotice isDraft={isDraft} isSaved={isSaved} />
      <EditForm className="form office-form" action={address} {...{ file, refused, pages }}>
        <PartsNavigation form={form} />
        {form.kind === 'group' ? <GroupFields field={form} /> : <EditField field={form} />}
        <FileButtons {...page} />
      </EditForm>
    </>
  )
}

function DraftNotice({ isDraft, isSaved }: { isDraft: boolean; isSaved: boolean }) {
  if (!isSaved) return isDraft && <p className="notice">This is your draft. Only you see it.</p>
  const words = isDraft ? 'Your draft is saved. Only you see it.' : 'This is what the site shows.'
  return <StatusNotice>{words}</StatusNotice>
}

function FileButtons({ file, address, shownAt: page }: PlacePage<FileScreen>) {
  const { isDraft, path } = file
  return (
    <div className="button-row content-bar">
      <Press does="save">Save draft</Press>
      <Press does="publish" isMain>
        Publish
      </Press>
      {isDraft && <a href={previewAddress(page)}>See the draft as a page</a>}
      {isDraft && (
        <a href={withQuery('/office/preview-widths', { page })}>On a phone and a desktop</a>
      )}
      {path.startsWith('pages/') && <a href={`${address}/delete`}>Delete this page</a>}
      {isDraft && <Press does="discard">Discard draft</Press>}
    </div>
  )
}

/** The parts of a page are the entries of one list; a text without a heading is known by its kind. */
function PartsNavigation({ form }: { form: FormField }) {
  const nameOf = (block: FormField) => {
    const label = entryLabel(block)
    return label.length > MAX_LETTERS ? block.title : label
  }
  const links = innerFields(form)
    .filter(({ kind }) => kind === 'group' || kind === 'list' || kind === 'named')
    .flatMap((part) => [
      [`#${fieldId(part.name)}`, part.title] as const,
      ...(part.name === 'blocks' ? innerFields(part) : []).map(
        (block) => [`#${fieldId(block.name)}`, nameOf(block)] as const,
      ),
    ])
  if (links.length < FEWEST) return null
  return (
    <nav className="content-parts" aria-label="Parts of this form">
      <LinkList links={links} />
    </nav>
  )
}

const FEWEST = 3
const MAX_LETTERS = 40
