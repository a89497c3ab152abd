import { LinkLine } from '#app/office/link-list.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import { countWords, TEXT_STATE_WORDS, TRANSLATING } from '#app/office/words/translations.ts'
import { fileName } from '#content-model/editing/place-words.ts'
import { countStates } from '#content-model/translation/count-states.ts'
import {
  ENGLISH_LANGUAGE_NAMES,
  LANGUAGE_NAMES,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '#domain/language.ts'
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
                {ENGLISH_LANGUAGE_NAMES[language]}{' '}
                <span lang={language}>{LANGUAGE_NAMES[language]}</span>
              </a>
            </h2>
            <dl className="translation-counts">
              {countRows(texts(language)).map(([what, count]) => (
                <div className="line split" key={what}>
                  <dt>{what}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function countRows(texts: ReturnType<Texts>) {
  const counts = countStates(texts)
  const rows = SHOWS.map((state) => [TEXT_STATE_WORDS[state], counts[state]] as const)
  return [...rows, ['All texts', texts.length] as const]
}

/** One language, page by page. */
export function LanguageView(props: { language: TranslatedLanguage; texts: ReturnType<Texts> }) {
  const { language, texts } = props
  const rank = (file: string) => (file === 'pages/home.yaml' ? 0 : 1)
  const rows = [...Map.groupBy(texts, ({ file }) => file)]
    .map(([file, inside]) => ({ file, name: fileName(file), counts: countStates(inside) }))
    .sort(
      (one, other) => rank(one.file) - rank(other.file) || one.name.localeCompare(other.name, 'en'),
    )
  return (
    <>
      <LinkLine to={LANGUAGES_ADDRESS}>Tamil, Kannada, Hindi</LinkLine>
      <h1>
        {ENGLISH_LANGUAGE_NAMES[language]} <span lang={language}>{LANGUAGE_NAMES[language]}</span>
      </h1>
      <p>
        {texts.length} texts: {countWords(countStates(texts))}.
      </p>
      <Sheet
        caption="Page by page"
        isList
        columns={[
          [
            'Page',
            ({ file, name, counts }) => (
              <>
                <a href={textsAddress(language, file)}>{name}</a>
                <span className="sheet-on-phone translation-words soft">{countWords(counts)}</span>
              </>
            ),
          ],
          ...SHOWS.map((state): Column<(typeof rows)[number]> => {
            const label = TEXT_STATE_WORDS[state]
            const cell = ({ file, name, counts: { [state]: count } }: (typeof rows)[number]) =>
              count === 0 ? (
                0
              ) : (
                <a
                  href={withShown(textsAddress(language, file), { show: state })}
                  aria-label={`${name}, ${label}: ${count}`}
                >
                  {count}
                </a>
              )
            return [label, cell, 'number']
          }),
        ]}
        rows={rows}
      />
    </>
  )
}
