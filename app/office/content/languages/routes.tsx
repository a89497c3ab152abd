import type { ReactNode } from 'react'
import { shownAt } from '#app/office/content/content-address.ts'
import { DraftButtons, DraftWords, readDone } from '#app/office/content/site/site-bar.tsx'
import { officeForm, officePage, officeRoutes, type Query } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { fileName } from '#content-model/editing/form-words.ts'
import { countStates } from '#content-model/translation/translate-content.ts'
import {
  ENGLISH_LANGUAGE_NAMES,
  isTranslatedLanguage,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '#domain/language.ts'
import type { Actor } from '#domain/staff.ts'
import { countWords, TEXT_STATE_WORDS, TRANSLATING } from '#words/office/translations.ts'
import { type Publication, readPublications } from '#workflows/content/compare-versions.ts'
import {
  changeTranslation,
  readTranslation,
  type TranslatedText,
} from '#workflows/content/translations/change-translation.ts'
import {
  LANGUAGES_ADDRESS,
  languageAddress,
  readShow,
  SHOWS,
  textsAddress,
  withQuery,
} from '../content-address.ts'
import { FITS, LanguageNames, TEXT, TextsView } from './texts-view.tsx'
import { nextToDo, shownParts, translatedParts } from './translated-parts.ts'

const overview = officePage({
  path: '/content/languages',
  needs: 'editContent',
  read: (services, { actor }) => readDrafted(services, actor),
  title: 'Tamil, Kannada, Hindi',
  View: ({ page: { texts, drafts }, query }) => (
    <>
      <DraftBar address={LANGUAGES_ADDRESS} drafts={drafts} query={query} />
      <LinkLine to="/office/content">All content</LinkLine>
      <h1>Tamil, Kannada, Hindi</h1>
      <p>{TRANSLATING.about}</p>
      <CountsSheet
        caption="Languages"
        of="Language"
        rows={TRANSLATED_LANGUAGES.map((language) => ({
          to: languageAddress(language),
          name: <LanguageNames key={language} language={language} />,
          texts: texts(language),
        }))}
      />
    </>
  ),
})

const one = officePage({
  // The workflow asks who may: a language that we don't have is unknown to everybody.
  path: '/content/languages/:language',
  async read(services, { actor, language }) {
    if (!isTranslatedLanguage(language)) return undefined
    const read = await readDrafted(services, actor)
    return read.ok ? { drafts: read.drafts, language, texts: read.texts(language) } : read
  },
  title: ({ language }) => ENGLISH_LANGUAGE_NAMES[language],
  View: ({ page: { language, texts, drafts }, query }) => (
    <>
      <DraftBar address={languageAddress(language)} drafts={drafts} query={query} />
      <LinkLine to={LANGUAGES_ADDRESS}>Tamil, Kannada, Hindi</LinkLine>
      <h1>
        <LanguageNames language={language} />
      </h1>
      <p>
        {texts.length} texts: {countWords(countStates(texts))}.
      </p>
      <CountsSheet caption="Page by page" of="Page" rows={countedFiles(language, texts)} />
    </>
  ),
})

/** The start page comes first. */
function countedFiles(language: TranslatedLanguage, texts: readonly TranslatedText[]) {
  const rank = (file: string) => (file === 'pages/home.yaml' ? 0 : 1)
  return [...Map.groupBy(texts, ({ file }) => file)]
    .map(([file, inside]) => {
      const label = fileName(file)
      return { file, to: textsAddress(language, file), name: label, label, texts: inside }
    })
    .sort(
      (one, other) =>
        rank(one.file) - rank(other.file) || one.label.localeCompare(other.label, 'en'),
    )
}

/** On a phone the counts are words below the name. With a label, the texts of each state are shown by themselves. */
function CountsSheet(props: {
  caption: string
  of: string
  rows: readonly { to: string; name: ReactNode; label?: string; texts: readonly TranslatedText[] }[]
}) {
  const { caption, of, rows } = props
  const counted = rows.map((row) => ({ ...row, counts: countStates(row.texts) }))
  type Row = (typeof counted)[number]
  return (
    <Sheet
      caption={caption}
      isList
      columns={[
        [
          of,
          ({ to, name, counts }) => (
            <>
              <a href={to}>{name}</a>
              <span className="sheet-on-phone own-line soft translation-words">
                {countWords(counts)}
              </span>
            </>
          ),
        ],
        ...SHOWS.map((state): Column<Row> => {
          const words = TEXT_STATE_WORDS[state]
          const cell = ({ to, label, counts: { [state]: count } }: Row) =>
            label && count > 0 ? (
              <a href={withQuery(to, { show: state })} aria-label={`${label}, ${words}: ${count}`}>
                {count}
              </a>
            ) : (
              count
            )
          return [words, cell, 'number']
        }),
        ['All texts', ({ texts }) => texts.length, 'number'],
      ]}
      rows={counted}
    />
  )
}

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
    at: page,
    fields: ({ typed }, _, { language, file }) =>
      isTranslatedLanguage(language)
        ? { ok: true, value: { language, file: fileOf(file), typed } }
        : { ok: false, problem: 'unknown' },
    async run(services, { actor, key, version: opened }, { language, file, typed }) {
      const { part = '', show, seen = '' } = typed
      // Lines end as in the files.
      const fieldsOf = (begin: string) =>
        Object.entries(typed)
          .filter(([name]) => name.startsWith(begin))
          .map(([name, text]) => [name.slice(begin.length), text.replaceAll('\r\n', '\n')] as const)
      const changed = await changeTranslation(services, {
        ...{ language, file, actor, opened, seen, key },
        typed: {
          texts: new Map(fieldsOf(TEXT)),
          isRead: typed.read === 'yes',
          fitting: new Set(fieldsOf(FITS).map(([at]) => at)),
        },
      })
      if (!changed.ok && changed.problem !== 'faults') return changed
      const read = await readTranslation(services, actor)
      if (!read.ok) return read
      const parts = translatedParts(read.content, { file, texts: read.texts(language) })
      // Stored, it leads to the next part that has something to do.
      if (changed.ok) {
        return { ...changed, next: nextToDo(shownParts(parts, readShow(show)), part)?.name }
      }
      const named = parts.flatMap(({ texts }) => texts)
      const labels = new Map(named.map(({ at, label }) => [at, label]))
      const errors = [...changed.faults].map(([at, fault]) => {
        return [TEXT + at, `${labels.get(at) ?? 'It'} ${fault}.`]
      })
      return { ...changed, errors: Object.fromEntries(errors) }
    },
    to: (_, { language, file, typed }, { isStored, next }) =>
      withQuery(textsAddress(language, file), {
        show: readShow(typed.show),
        part: next,
        done: isStored ? 'saved' : 'same',
      }),
  })
  return [page, form]
}

export const languageRoutes = officeRoutes([
  overview,
  one,
  ...textRows('/content/languages/:language/pages/:file', (name) => `pages/${name}.yaml`),
  ...textRows('/content/languages/:language/:file', (name) => `${name}.yaml`),
])

async function readDrafted(services: SiteServices, actor: Actor) {
  const read = await readTranslation(services, actor)
  if (!read.ok) return read
  const drafts = await readPublications(services, actor)
  return drafts.ok ? { ...read, drafts } : drafts
}

/** The bar says and does the same as the one over a page of the site. */
function DraftBar(props: {
  address: string
  drafts: { publications: readonly Publication[]; canStepBack: boolean }
  query: Query
}) {
  const { address, drafts, query } = props
  const { publications, canStepBack } = drafts
  const done = readDone(query)
  const isDraft = publications.length > 0
  if (!isDraft && !done) return null
  return (
    <section className="notice row split" aria-label="Your draft">
      <div>
        {isDraft && <strong>Draft, not public</strong>}{' '}
        <DraftWords done={done} publications={publications} />
      </div>
      <div className="button-row">
        <DraftButtons
          page="/"
          back={address}
          {...{ publications, canStepBack, done }}
          canPublish={isDraft}
        />
      </div>
    </section>
  )
}
