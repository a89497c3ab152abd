import { Hono } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { fieldId } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { type FormField, innerFields } from '#content-model/editing/form-of.ts'
import { entryLabel } from '#content-model/editing/form-words.ts'
import { conferencePrice } from '#content-model/schema/conferences/conference-event.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { formatRupees } from '#domain/money.ts'
import { type FamilyPrice, familyPrice } from '#domain/registration/price.ts'
import { readPublications } from '#workflows/content/compare-versions.ts'
import { discardDraft } from '#workflows/content/drafts/bring-back-draft.ts'
import { type EditedPlace, type OpenedFile, openFile } from '#workflows/content/drafts/open-file.ts'
import { publishDraft } from '#workflows/content/publish-draft.ts'
import { Elsewhere, officeForm, officePage, officeRoutes, type PageOf } from '../engine/engine.tsx'
import { LinkLine, LinkList } from '../link-list.tsx'
import { asStaff, type OfficeContext, type OfficeEnv } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerRefused } from '../refusals.tsx'
import { Sheet } from '../sheet.tsx'
import { suggestedWhy } from '../words/content-changes.ts'
import { fileAddress, previewAddress, shownAt } from './content-address.ts'
import { EditField, GroupFields } from './edit/edit-fields.tsx'
import { BUTTON, EditForm, Press } from './edit/edit-form.tsx'
import { readPostedForm, type TakenForm, takeForm, withUploadErrors } from './edit/take-form.ts'
import { fileCounts, TranslationLinks } from './languages/translation-links.tsx'
import { pageChoices } from './page-choices.ts'
import { PublishView, whyUnpublished } from './publish-view.tsx'

export const fileRoutes = new Hono<OfficeEnv>()

for (const [address, folder] of [
  ['/content/pages/:file', 'pages/'],
  ['/content/:file', ''],
] as const) {
  const pathOf = (file: string) => `${folder}${file}.yaml`
  const screenOf = (file: string) => {
    const path = pathOf(file)
    const back = { label: 'All content', to: '/office/content' }
    return { place: { path, keys: [] }, address: fileAddress(path), back, page: shownAt(path) }
  }
  fileRoutes.get(address, (context) => showScreen(context, screenOf(context.req.param('file'))))
  fileRoutes.post(address, (context) => takeScreen(context, screenOf(context.req.param('file'))))
  const at = { path: `${address}/publish`, needs: 'editContent' } as const
  // Translations are published with everything else, never by themselves.
  const found = ({ publications }: PageOf<typeof readPublications>, file: string) =>
    publications.find(({ path }) => path === pathOf(file) && !asSideFile(path))
  const publication = officePage({
    ...at,
    async read(services, { actor, file }) {
      const read = await readPublications(services, actor)
      return read.ok ? (found(read, file) ?? new Elsewhere(fileAddress(pathOf(file)))) : read
    },
    title: ({ name }) => `Publish ${name}`,
    View: PublishView,
  })
  const publish = officeForm({
    ...at,
    page: publication,
    fields: v.object({ why: v.string() }),
    async run(services, { actor, file, key, version: seen = 0 }, typed) {
      const path = pathOf(file)
      const shown = await readPublications(services, actor)
      const draft = shown.ok && found(shown, file)
      const why = typed.why || (draft ? suggestedWhy(draft.differences) : '')
      const published = await publishDraft(services, { actor, path, why, seen, key })
      return published.ok ? published : { ...published, ...whyUnpublished(published) }
    },
    to: (_, __, { number }) => `/office/content?published=${number}`,
  })
  fileRoutes.route('/', officeRoutes([publication, publish]))
}

fileRoutes.get('/conferences/:name', (context) =>
  showScreen(context, programmeScreen(context.req.param('name'))),
)
fileRoutes.post('/conferences/:name', (context) =>
  takeScreen(context, programmeScreen(context.req.param('name'))),
)

/** A form of the content: a whole file, or the place of one that has a screen of its own. */
type Screen = {
  place: EditedPlace
  address: string
  /** Where one comes from, and the page on which the result is seen. */
  back: { label: string; to: string }
  page: string
  below?: (file: OpenedFile) => ReactNode
}

async function showScreen(context: OfficeContext, screen: Screen): Promise<Response> {
  const opened = await asStaff(context, openFile, { place: screen.place })
  return answerScreen(context, screen, { opened, errors: {} })
}

/** Takes the posted form. The button that was pressed says what becomes of it. */
async function takeScreen(context: OfficeContext, screen: Screen): Promise<Response> {
  const { place, address } = screen
  const posted = await readPostedForm(context)
  const pressed = posted.typed.get(BUTTON)
  if (pressed === 'discard') {
    const form = { path: place.path, key: posted.marks.key }
    const gone = await asStaff(context, discardDraft, form)
    return gone.ok ? context.redirect(address, 303) : answerRefused(context, gone)
  }
  const taken = await takeForm(context, place, posted)
  const { opened, status } = taken
  if (!opened.ok || status !== undefined) return answerScreen(context, screen, taken)
  const { isDraft, errors } = opened.file
  if (pressed !== 'publish' || !isDraft) return context.redirect(`${address}?saved=yes`, 303)
  const isFaulty = Object.keys(errors.fields).length + errors.others.length > 0
  if (isFaulty) return answerScreen(context, screen, { ...taken, status: 422 })
  return context.redirect(`${fileAddress(place.path)}/publish`, 303)
}

/** A file of the content as a form. Works without a script. */
async function answerScreen(
  context: OfficeContext,
  screen: Screen,
  { opened, status, shows, errors }: TakenForm,
): Promise<Response> {
  if (!opened.ok) return answerRefused(context, opened)
  const { file } = opened
  const { form, heading: title } = file
  const counts = fileCounts(context.env.services, file.path)
  const isSaved = context.req.method === 'GET' && context.req.query('saved') !== undefined
  const content = (
    <>
      <LinkLine to={screen.back.to}>{screen.back.label}</LinkLine>
      <h1>{title}</h1>
      {counts && <TranslationLinks counts={counts} isOpen />}
      <DraftNotice isDraft={file.isDraft} isSaved={isSaved} />
      <EditForm
        className="form office-form"
        action={screen.address}
        file={file}
        isOutdated={status === 409}
        others={file.errors.others}
        around={{
          ...file,
          errors: withUploadErrors(file.errors.fields, errors),
          shows,
          pages: await pageChoices(context),
        }}
      >
        <PartsNavigation form={form} />
        {form.kind === 'group' ? <GroupFields field={form} /> : <EditField field={form} />}
        {screen.below?.(file)}
        <FileButtons file={file} screen={screen} />
      </EditForm>
    </>
  )
  return answerPage(context, { title, content, ...(status && { status }) })
}

function DraftNotice({ isDraft, isSaved }: { isDraft: boolean; isSaved: boolean }) {
  if (!isSaved) return isDraft && <p className="notice">This is your draft. Only you see it.</p>
  const words = isDraft ? 'Your draft is saved. Only you see it.' : 'This is what the site shows.'
  return <StatusNotice>{words}</StatusNotice>
}

function FileButtons({ file, screen }: { file: OpenedFile; screen: Screen }) {
  const { isDraft, path } = file
  const { address, page } = screen
  return (
    <div className="button-row content-bar">
      <Press does="save">Save draft</Press>
      <Press does="publish" isMain>
        Publish
      </Press>
      {isDraft && <a href={previewAddress(page)}>See the draft as a page</a>}
      {isDraft && (
        <a href={`/office/preview-widths?page=${encodeURIComponent(page)}`}>
          On a phone and a desktop
        </a>
      )}
      {path.startsWith('pages/') && <a href={`${address}/delete`}>Delete this page</a>}
      {isDraft && <Press does="discard">Discard draft</Press>}
    </div>
  )
}

/**
 * Links to the groups and lists of a form, which may be many screens long. None for a short one. The parts of a
 * page are the entries of one list; a text without a heading is known by its kind.
 */
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

/** Everything about a programme: its part of `conferences.yaml`. Its dates have pages of their own. */
function programmeScreen(programme: string): Screen {
  return {
    place: { path: 'conferences.yaml', keys: ['programmes', programme] },
    address: `/office/conferences/${programme}`,
    back: { label: 'All conferences', to: '/office/conferences' },
    page: `/${programme}`,
    below: ({ value }) => <FamilyPrices prices={familyPrices(value)} />,
  }
}

/** What a family would pay at the prices that are in the form. */
function FamilyPrices({ prices }: { prices: readonly EventPrice[] }) {
  return (
    <section aria-labelledby="family">
      <h2 id="family">What a family of four would pay</h2>
      <p className="field-help">Two adults, a child of 8 and a child of 4.</p>
      {prices.length > 0 && (
        <Sheet
          caption="For each date"
          columns={[
            ['Dates', ({ event }) => event],
            ['With beds', ({ withBeds }) => formatRupees(withBeds), 'number'],
            ['Without beds', ({ withoutBeds }) => formatRupees(withoutBeds), 'number'],
            ['To reserve', ({ part }) => formatRupees(part), 'number'],
          ]}
          rows={prices}
        />
      )}
      <p>
        <Press does="show prices">Work it out again</Press>
      </p>
    </section>
  )
}

type EventPrice = FamilyPrice & {
  /** "Sep 13 to 14", or the code of an event without dates. */
  event: string
}

/** What a family of four would pay for each event of a programme. Events with faulty prices are left out. */
function familyPrices(programme: unknown): EventPrice[] {
  const read = v.safeParse(programmeSchema, programme)
  if (!read.success) return []
  const { prices, events } = read.output
  return [
    { event: 'Dates from the calendar', price: prices },
    ...events.map(({ dates, code, price }) => ({ event: dates ?? code ?? 'An event', price })),
  ].flatMap(({ event, price }) => {
    const parsed = v.safeParse(conferencePrice, price)
    return parsed.success ? [{ event, ...familyPrice(parsed.output) }] : []
  })
}

const programmeSchema = v.object({
  prices: v.optional(v.unknown()),
  events: v.array(
    v.object({
      dates: v.optional(v.string()),
      code: v.optional(v.string()),
      price: v.optional(v.unknown()),
    }),
  ),
})
