import { shownAt } from '#app/office/content/content-address.ts'
import { siteAddress } from '#app/office/content/site/part-address.ts'
import { officeForm, officePage, officeRoutes, type Query } from '#app/office/engine/engine.tsx'
import { FormKey, GetButton } from '#app/office/form/office-form.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { fileName } from '#content-model/editing/place-words.ts'
import { ENGLISH_LANGUAGE_NAMES, isTranslatedLanguage } from '#domain/language.ts'
import type { Actor } from '#domain/staff.ts'
import { type Publication, readPublications } from '#workflows/content/read-publication.ts'
import { readTranslation } from '#workflows/content/translations/read-translation.ts'
import { DraftChanges, DraftPresses, readDone } from '../site/site-bar.tsx'
import {
  LANGUAGES_ADDRESS,
  languageAddress,
  readShow,
  textsAddress,
  withShown,
} from './language-address.ts'
import { LanguageView, OverviewView } from './overview-view.tsx'
import { takeTranslation } from './take-translation.ts'
import { TextsView } from './texts-view.tsx'
import { translatedParts } from './translated-parts.ts'

const overview = officePage({
  path: '/content/languages',
  needs: 'editContent',
  read: (services, { actor }) => readDrafted(services, actor),
  title: 'Tamil, Kannada, Hindi',
  View: ({ page: { texts, drafts }, query }) => (
    <>
      <DraftBar address={LANGUAGES_ADDRESS} drafts={drafts} query={query} />
      <OverviewView texts={texts} />
    </>
  ),
})

const one = officePage({
  // The workflow asks who may: a language that we don't have is unknown to everybody.
  path: '/content/languages/:language',
  async read(services, { actor, language }) {
    if (!isTranslatedLanguage(language)) return undefined
    const read = await readDrafted(services, actor)
    return read.ok ? { ...read, language } : read
  },
  title: ({ language }) => ENGLISH_LANGUAGE_NAMES[language],
  View: ({ page: { language, texts, drafts }, query }) => (
    <>
      <DraftBar address={languageAddress(language)} drafts={drafts} query={query} />
      <LanguageView language={language} texts={texts(language)} />
    </>
  ),
})

/** The texts of a file, below the address of its language. */
function textRows(
  path: `/content/languages/:language/${'' | 'pages/'}:file`,
  fileOf: (name: string) => string,
) {
  const page = officePage({
    path,
    async read(services, { actor, language, ...asked }, query, refused) {
      if (!isTranslatedLanguage(language)) return undefined
      const read = await readDrafted(services, actor)
      if (!read.ok) return read
      const { content, texts, base, drafts } = read
      const file = fileOf(asked.file)
      const parts = translatedParts(content, { file, texts: texts(language) })
      if (parts.length === 0) return undefined
      const address = textsAddress(language, file)
      const show = readShow(refused ? refused.typed.show : query.show)
      const shown = { language, name: fileName(file), address, page: shownAt(file) }
      return { ...shown, parts, show, base, drafts }
    },
    title: ({ name, language }) => `${name}, ${ENGLISH_LANGUAGE_NAMES[language]}`,
    View: ({ page: { drafts, ...shown }, query, refused }) => (
      <>
        <DraftBar address={shown.address} drafts={drafts} query={query} />
        <TextsView {...shown} open={query.part} refused={refused} />
      </>
    ),
  })
  const form = officeForm({
    path,
    page,
    fields: ({ typed }, _, { language, file }) =>
      isTranslatedLanguage(language)
        ? { ok: true, value: { language, file: fileOf(file), typed } }
        : { ok: false, problem: 'unknown' },
    run: takeTranslation,
    to: (_, { language, file, typed }, { isStored, next }) =>
      withShown(textsAddress(language, file), {
        show: readShow(typed.show),
        part: next,
        done: isStored ? 'saved' : 'same',
      }),
  })
  return [page, form]
}

/** The church's texts in other languages, for editors. */
export const languageRoutes = officeRoutes([
  overview,
  one,
  ...textRows('/content/languages/:language/pages/:file', (name) => `pages/${name}.yaml`),
  ...textRows('/content/languages/:language/:file', (name) => `${name}.yaml`),
])

/** Every text, and what is not public yet. */
async function readDrafted(services: SiteServices, actor: Actor) {
  const read = await readTranslation(services, actor)
  if (!read.ok) return read
  const drafts = await readPublications(services, actor)
  return drafts.ok ? { ...read, drafts } : drafts
}

/** What is not public yet, and what may become of it: the same as over a page of the site. */
function DraftBar(props: {
  /** Where one comes back to. */
  address: string
  drafts: { publications: readonly Publication[]; canStepBack: boolean }
  query: Query
}) {
  const { address, drafts, query } = props
  const { publications, canStepBack } = drafts
  const done = readDone(query)
  const isDraft = publications.length > 0
  if (!isDraft && !done) return null
  const start = siteAddress('/')
  return (
    <section className="notice row split translation-draft" aria-label="Your draft">
      <div>
        {isDraft && <strong>Draft, not public</strong>}{' '}
        {done && <span role="status">{done.words} </span>}
        {done?.published !== undefined && (
          <a href={`/office/content/versions/${done.published}/undo`}>Undo</a>
        )}
        {isDraft && <DraftChanges publications={publications} />}
      </div>
      <div className="button-row">
        {isDraft && (
          <GetButton action={start} fields={{ back: address, ask: 'discard' }}>
            Discard
          </GetButton>
        )}
        {(isDraft || done?.isDiscarded) && (
          <form className="row gap-2" method="post" action={start}>
            <FormKey version={publications[0]?.seen} fields={{ back: address }} />
            <DraftPresses canStepBack={canStepBack} done={done} canPublish={isDraft} />
          </form>
        )}
      </div>
    </section>
  )
}
