import { localPath } from '#app/local-path.ts'
import { siteAddress } from '#app/office/content/site/part-address.ts'
import type { FormState } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { TEXT_STATE_WORDS, TRANSLATING } from '#app/office/words/translations.ts'
import hindi from '#app/ui/languages/hi.css?url'
import kannada from '#app/ui/languages/kn.css?url'
import tamil from '#app/ui/languages/ta.css?url'
import { countStates } from '#content-model/translation/count-states.ts'
import { LANGUAGE_NAMES, TRANSLATED_NAMES, type TranslatedLanguage } from '#domain/language.ts'
import { languageAddress, SHOWS, type Show, withShown } from './language-address.ts'
import { type NamedPart, type NamedText, nextToDo, shownParts } from './translated-parts.ts'
import { TranslationForm } from './translation-form.tsx'
import { TranslationPair, TranslationText } from './translation-pair.tsx'

type Props = {
  language: TranslatedLanguage
  /** The English file, its name, its address here and the page on which it is seen. */
  name: string
  address: string
  page: string
  /** All of the file. */
  parts: readonly NamedPart[]
  show: Show
  /** The part whose form is open. */
  open: string | undefined
  base: number
  refused: FormState | undefined
}

/** The texts of one page in one language. One part at a time is a form, so that nothing typed is lost. */
export function TextsView(props: Props) {
  const { language, name, address, page, parts, show } = props
  const shown = shownParts(parts, show)
  const open = openPart(shown, props)
  const others = shown.filter((part) => part.name !== open?.name)
  return (
    <>
      <LanguageSheet language={language} />
      <LinkLine to={languageAddress(language)}>All pages in {TRANSLATED_NAMES[language]}</LinkLine>
      <h1>
        {name}, {TRANSLATED_NAMES[language]} <span lang={language}>{LANGUAGE_NAMES[language]}</span>
      </h1>
      <ShowLinks address={address} parts={parts} show={show} />
      <p>
        <a href={siteAddress(localPath(language, page))}>
          See the page in {TRANSLATED_NAMES[language]}
        </a>
      </p>
      {shown.length === 0 && <p className="notice">{TRANSLATING.done}</p>}
      {open && (
        <section className="office-card box stack" aria-labelledby="open-part">
          <h2 id="open-part">{open.title}</h2>
          <TranslationForm {...props} part={open} />
          <NextLink {...props} next={nextAfter(shown, open.name)} />
        </section>
      )}
      {others.map((part) => (
        <section key={part.name} className="office-card box stack" aria-label={part.title}>
          <h2>{part.title}</h2>
          <PartTexts language={language} part={part} to={addressOf(props, part)} />
        </section>
      ))}
    </>
  )
}

function addressOf(
  { address, show }: Pick<Props, 'address' | 'show'>,
  { name }: NamedPart,
): string {
  return withShown(address, { show, part: name })
}

/** The one that was asked for, or the first with something to do. A refused form has the texts that were sent. */
function openPart(shown: readonly NamedPart[], { open, parts, refused }: Props) {
  if (refused) {
    const part = parts.find(({ name }) => name === (refused.typed.part ?? ''))
    const texts = parts
      .flatMap((each) => each.texts)
      .filter(({ place }) => refused.typed[`text:${place}`] !== undefined)
    return part && { ...part, texts }
  }
  return (open === undefined ? undefined : partAt(shown, open)) ?? nextToDo(shown)
}

/** By its name, or by a place in it: on the page a part may be smaller or larger than its form. */
function partAt(parts: readonly NamedPart[], open: string): NamedPart | undefined {
  const isIn = ({ place }: NamedText) => place === open || place.startsWith(`${open}.`)
  return parts.find(({ name }) => name === open) ?? parts.find(({ texts }) => texts.some(isIn))
}

/** What is shown alone, each with how many there are. */
function ShowLinks({ address, parts, show }: Pick<Props, 'address' | 'parts' | 'show'>) {
  const texts = parts.flatMap((part) => part.texts)
  const counts = countStates(texts)
  const links = [
    { key: undefined, label: 'All texts', count: texts.length },
    ...SHOWS.map((key) => ({ key, label: TEXT_STATE_WORDS[key], count: counts[key] })),
  ]
  return (
    <nav aria-label="Show">
      <ul className="row gap-2 tall-links tabs translation-shows">
        {links.map(({ key, label, count }) => (
          <li key={label}>
            <a
              href={withShown(address, { show: key })}
              aria-current={key === show ? 'true' : undefined}
            >
              {label} <span className="soft">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PartTexts(props: { language: TranslatedLanguage; part: NamedPart; to: string }) {
  const { language, part, to } = props
  return (
    <>
      {part.texts.map((text) => (
        <TranslationPair key={text.place} text={text}>
          <TranslationText language={language}>{text.translated}</TranslationText>
        </TranslationPair>
      ))}
      <p>
        <a className="button button-quiet" href={to}>
          Translate<span className="visually-hidden"> {part.title}</span>
        </a>
      </p>
    </>
  )
}

/** Not the part itself, which may have something to do again. */
function nextAfter(shown: readonly NamedPart[], name: string): NamedPart | undefined {
  const next = nextToDo(shown, name)
  return next?.name === name ? undefined : next
}

type NextProps = Pick<Props, 'address' | 'show'> & { next: NamedPart | undefined }

function NextLink({ next, ...props }: NextProps) {
  if (!next) return null
  return <LinkLine to={addressOf(props, next)}>Next to do: {next.title}</LinkLine>
}

const SHEETS: Record<TranslatedLanguage, string> = { ta: tamil, kn: kannada, hi: hindi }

/** The face and the line heights of a language's script, only where it is shown. */
function LanguageSheet({ language }: { language: TranslatedLanguage }) {
  return <link rel="stylesheet" href={SHEETS[language]} />
}
