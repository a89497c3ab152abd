import { Fragment } from 'react'
import { LinkLine } from '#app/office/link-list.tsx'
import { numbers, Sheet } from '#app/office/sheet.tsx'
import { countWords, TEXT_STATE_WORDS, TRANSLATING } from '#app/office/words/translations.ts'
import { countStates } from '#content-model/translation/count-states.ts'
import {
  LANGUAGE_NAMES,
  TRANSLATED_LANGUAGES,
  TRANSLATED_NAMES,
  type TranslatedLanguage,
} from '#domain/language.ts'
import { fileName } from '#workflows/content/drafts/open-file.ts'
import type { DraftTranslation } from '#workflows/content/translations/read-translation.ts'
import {
  LANGUAGES_ADDRESS,
  languageAddress,
  SHOWS,
  textsAddress,
  withShown,
} from './language-address.ts'

type Texts = DraftTranslation['texts']

/** How the site stands in each language. */
export function OverviewView({ texts }: { texts: Texts }) {
  return (
    <>
      <LinkLine to="/office/content">All content</LinkLine>
      <h1>Tamil, Kannada, Hindi</h1>
      <p>{TRANSLATING.about}</p>
      <ul className="translation-languages stack">
        {TRANSLATED_LANGUAGES.map((language) => (
          <li key={language} className="office-card box stack">
            <h2>
              <a href={languageAddress(language)}>
                {TRANSLATED_NAMES[language]} <span lang={language}>{LANGUAGE_NAMES[language]}</span>
              </a>
            </h2>
            <Counts texts={texts(language)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Counts({ texts }: { texts: ReturnType<Texts> }) {
  const counts = countStates(texts)
  return (
    <dl className="translation-counts">
      {SHOWS.map((state) => (
        <div className="line split" key={state}>
          <dt>{TEXT_STATE_WORDS[state]}</dt>
          <dd>{counts[state]}</dd>
        </div>
      ))}
      <div className="line split">
        <dt>All texts</dt>
        <dd>{texts.length}</dd>
      </div>
    </dl>
  )
}

/** One language, page by page. */
export function LanguageView(props: { language: TranslatedLanguage; texts: ReturnType<Texts> }) {
  const { language, texts } = props
  const files = Map.groupBy(texts, ({ file }) => file)
  const rows = [...files]
    .map(([file, inside]) => ({ file, name: fileName(file), counts: countStates(inside) }))
    .sort(startFirst)
  return (
    <>
      <LinkLine to={LANGUAGES_ADDRESS}>Tamil, Kannada, Hindi</LinkLine>
      <h1>
        {TRANSLATED_NAMES[language]} <span lang={language}>{LANGUAGE_NAMES[language]}</span>
      </h1>
      <p>
        {texts.length} texts: {countWords(countStates(texts))}.
      </p>
      <Sheet
        caption="Page by page"
        isList
        columns={COLUMNS}
        rows={rows.map(({ file, name, counts }) => {
          const address = textsAddress(language, file)
          return {
            key: file,
            cells: [
              <Fragment key="name">
                <a href={address}>{name}</a>
                <span className="sheet-on-phone translation-words soft">{countWords(counts)}</span>
              </Fragment>,
              ...SHOWS.map((state) =>
                counts[state] === 0 ? (
                  0
                ) : (
                  <a
                    key={state}
                    href={withShown(address, { show: state })}
                    aria-label={`${name}, ${TEXT_STATE_WORDS[state]}: ${counts[state]}`}
                  >
                    {counts[state]}
                  </a>
                ),
              ),
            ],
          }
        })}
      />
    </>
  )
}

const COLUMNS = ['Page', ...numbers(...SHOWS.map((state) => TEXT_STATE_WORDS[state]))]

function startFirst(one: { file: string; name: string }, other: { file: string; name: string }) {
  const rank = ({ file }: { file: string }) => (file === 'pages/home.yaml' ? 0 : 1)
  return rank(one) - rank(other) || one.name.localeCompare(other.name, 'en')
}
