import type { ReactNode } from 'react'
import { localPath } from '#app/local-path.ts'
import { OutdatedNotice, rowsOf } from '#app/office/content/edit/edit-form.tsx'
import { siteAddress } from '#app/office/content/site/part-address.ts'
import type { FormState } from '#app/office/engine/engine.tsx'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import { PostForm, Submit } from '#app/office/form/office-form.tsx'
import { LinkLine, LinkList } from '#app/office/link-list.tsx'
import type { Errors } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import hindi from '#app/ui/languages/hi.css?url'
import kannada from '#app/ui/languages/kn.css?url'
import tamil from '#app/ui/languages/ta.css?url'
import { isRead } from '#content-model/translation/text-changes.ts'
import { countStates, type TextState } from '#content-model/translation/translate-content.ts'
import {
  ENGLISH_LANGUAGE_NAMES,
  LANGUAGE_NAMES,
  type TranslatedLanguage,
} from '#domain/language.ts'
import { readerWords, TEXT_STATE_WORDS, TRANSLATING } from '#words/office/translations.ts'
import { seenIn } from '#workflows/content/translations/change-translation.ts'
import { languageAddress, SHOWS, type Show, withQuery } from '../content-address.ts'
import { type NamedPart, type NamedText, nextToDo, shownParts } from './translated-parts.ts'

type Props = {
  language: TranslatedLanguage
  /** The English file, its name, its address here and the page on which it is seen. */
  name: string
  address: string
  page: string
  parts: readonly NamedPart[]
  show: Show
  open: string | undefined
  base: number
  refused: FormState | undefined
}

/** One part at a time is a form, so that nothing typed is lost. */
export function TextsView(props: Props) {
  const { language, name, address, page, parts, show } = props
  const shown = shownParts(parts, show)
  const open = openPart(shown, props)
  const next = open && nextToDo(shown, open.name)
  const texts = parts.flatMap((part) => part.texts)
  const counts = countStates(texts)
  const showing = (key: Show) => withQuery(address, { show: key })
  const counted = (label: string, count: number) => (
    <span>
      {label} <span className="soft">{count}</span>
    </span>
  )
  return (
    <>
      {/* The face and the line heights of the language's script, only where it is shown. */}
      <link rel="stylesheet" href={SHEETS[language]} />
      <LinkLine to={languageAddress(language)}>
        All pages in {ENGLISH_LANGUAGE_NAMES[language]}
      </LinkLine>
      <h1>
        {name}, <LanguageNames language={language} />
      </h1>
      <nav className="tabs" aria-label="Show">
        <LinkList
          links={[
            [address, counted('All texts', texts.length)],
            ...SHOWS.map(
              (key) => [showing(key), counted(TEXT_STATE_WORDS[key], counts[key])] as const,
            ),
          ]}
          current={showing(show)}
        />
      </nav>
      <p>
        <a href={siteAddress(localPath(language, page))}>
          See the page in {ENGLISH_LANGUAGE_NAMES[language]}
        </a>
      </p>
      {shown.length === 0 && <p className="notice">{TRANSLATING.done}</p>}
      {open && (
        <section className="office-card box stack" aria-labelledby="open-part">
          <h2 id="open-part">{open.title}</h2>
          <TranslationForm {...props} part={open} />
          {/* Not the part itself, which may have something to do again. */}
          {next && next.name !== open.name && (
            <LinkLine to={withQuery(address, { show, part: next.name })}>
              Next to do: {next.title}
            </LinkLine>
          )}
        </section>
      )}
      {shown
        .filter((part) => part.name !== open?.name)
        .map((part) => (
          <section key={part.name} className="office-card box stack" aria-label={part.title}>
            <h2>{part.title}</h2>
            {part.texts.map((text) => (
              <TranslationPair key={text.place} text={text}>
                {text.translated ? (
                  <p className="typed" lang={language}>
                    {text.translated}
                  </p>
                ) : (
                  <p className="soft">Visitors read the English text.</p>
                )}
              </TranslationPair>
            ))}
            <p>
              <a
                className="button button-quiet"
                href={withQuery(address, { show, part: part.name })}
              >
                Translate<span className="visually-hidden"> {part.title}</span>
              </a>
            </p>
          </section>
        ))}
    </>
  )
}

export function LanguageNames({ language }: { language: TranslatedLanguage }) {
  return (
    <>
      {ENGLISH_LANGUAGE_NAMES[language]} <span lang={language}>{LANGUAGE_NAMES[language]}</span>
    </>
  )
}

const SHEETS: Record<TranslatedLanguage, string> = { ta: tamil, kn: kannada, hi: hindi }

/** The one that was asked for, or the first with something to do. A refused form has the texts that were sent. */
function openPart(shown: readonly NamedPart[], { open, parts, refused }: Props) {
  if (refused) {
    const part = parts.find(({ name }) => name === (refused.typed.part ?? ''))
    const texts = parts
      .flatMap((each) => each.texts)
      .filter(({ at }) => refused.typed[TEXT + at] !== undefined)
    return part && { ...part, texts }
  }
  // By its name, or by a place in it: on the page a part may be smaller or larger than its form.
  const isIn = ({ at }: NamedText) => at === open || at.startsWith(`${open}.`)
  const named = shown.find(({ name }) => name === open)
  return named ?? shown.find(({ texts }) => texts.some(isIn)) ?? nextToDo(shown)
}

function TranslationPair({ text, children }: { text: NamedText; children: ReactNode }) {
  const { label, english, state } = text
  return (
    <div className="columns translation-pair">
      <div>
        <p className="row translation-label">
          <strong>{label}</strong>{' '}
          <span className={`chip chip-${TONES[state]}`}>{TEXT_STATE_WORDS[state]}</span>
        </p>
        <p className="typed">{english}</p>
      </div>
      <div>{children}</div>
    </div>
  )
}

const TONES: Record<TextState, 'good' | 'open' | 'risk' | 'waiting'> = {
  missing: 'risk',
  changed: 'open',
  unread: 'waiting',
  read: 'good',
}

export const TEXT = 'text:'
export const FITS = 'fits:'

function TranslationForm(props: Props & { part: NamedPart }) {
  const { language, address, part, show, base, refused } = props
  const { name, title, texts } = part
  const isOutdated = refused?.problem === 'outdated'
  const notes = texts.flatMap(({ state, note }) => (state === 'read' && note ? [note] : []))
  const marked = [...new Set(notes.map(readerWords))].filter(Boolean)
  return (
    <PostForm
      className="form translation-form"
      action={address}
      data-in-place=""
      encType="multipart/form-data"
      aria-label={title}
      refused={isOutdated ? undefined : refused}
      version={base}
      fields={{ seen: seenIn(texts), part: name }}
    >
      {show && <input type="hidden" name="show" value={show} />}
      {isOutdated && <OutdatedNotice />}
      <TypedErrors errors={refused?.errors ?? {}} />
      {texts.map((text) => (
        <TranslationPair key={text.place} text={text}>
          <TextField language={language} text={text} refused={refused} />
        </TranslationPair>
      ))}
      <CheckField
        label={TEXT_STATE_WORDS.read}
        name="read"
        typed={refused ? refused.typed : { read: isRead(texts) ? 'yes' : '' }}
        help={[...marked, TRANSLATING.read].join(' ')}
      />
      <div className="button-row content-bar">
        <Submit>Save</Submit>
        <a href={withQuery(address, { show })}>Cancel</a>
      </div>
    </PostForm>
  )
}

function TextField({
  language,
  text,
  refused,
}: Pick<Props, 'language' | 'refused'> & { text: NamedText }) {
  const { label, at, english, written = '', state, faults } = text
  const name = TEXT + at
  const typed = refused?.typed ?? { [name]: written }
  const known: Errors = faults[0] ? { [name]: `${label} ${faults[0]}.` } : {}
  // Both are seen whole, and short ones take little room.
  const rows = Math.max(rowsOf(english, 55), rowsOf(typed[name] ?? '', 55))
  return (
    <>
      <TypedField
        label={`${label}, in ${ENGLISH_LANGUAGE_NAMES[language]}`}
        type="textarea"
        lang={language}
        rows={Math.min(rows, MAX_ROWS)}
        errors={refused?.errors ?? known}
        {...{ name, typed }}
      />
      {state === 'changed' && (
        <CheckField label={TRANSLATING.fits} name={FITS + at} typed={refused?.typed ?? {}} />
      )}
    </>
  )
}

const MAX_ROWS = 16
