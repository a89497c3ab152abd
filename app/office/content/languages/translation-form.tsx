import { OutdatedNotice } from '#app/office/content/edit/form-marks.tsx'
import type { FormState } from '#app/office/engine/engine.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { readerWords, TEXT_STATE_WORDS, TRANSLATING } from '#app/office/words/translations.ts'
import { Field } from '#app/ui/form/field.tsx'
import type { Typing } from '#app/ui/form/typed.ts'
import { fieldState, TypedErrors } from '#app/ui/form/typed-field.tsx'
import { isRead } from '#content-model/translation/text-changes.ts'
import { TRANSLATED_NAMES, type TranslatedLanguage } from '#domain/language.ts'
import { seenIn } from '#workflows/content/translations/change-translation.ts'
import { type Show, withShown } from './language-address.ts'
import type { NamedPart, NamedText } from './translated-parts.ts'
import { TranslationPair } from './translation-pair.tsx'

/** The texts of one part as a form. Works without a script. */
export function TranslationForm(props: {
  language: TranslatedLanguage
  address: string
  part: NamedPart
  show: Show
  /** The version that the texts come from. */
  base: number
  refused: FormState | undefined
}) {
  const { language, address, part, show, base, refused } = props
  const { name, title, texts } = part
  const errors = refused?.errors ?? {}
  const isOutdated = refused?.problem === 'outdated'
  return (
    <form
      method="post"
      className="form translation-form"
      action={address}
      data-in-place=""
      encType="multipart/form-data"
      aria-label={title}
    >
      <FormKey
        value={isOutdated ? undefined : refused?.key}
        version={base}
        fields={{ seen: seenIn(texts), part: name }}
      />
      {show && <input type="hidden" name="show" value={show} />}
      {isOutdated && <OutdatedNotice />}
      <TypedErrors errors={errors} />
      {texts.map((text) => (
        <TranslationPair key={text.place} text={text}>
          <TextField language={language} text={text} refused={refused} errors={errors} />
        </TranslationPair>
      ))}
      <ReadField texts={texts} refused={refused} />
      <div className="button-row content-bar">
        <Submit>Save</Submit>
        <a href={withShown(address, { show })}>Cancel</a>
      </div>
    </form>
  )
}

/** The names of the fields of a text. */
export const TEXT = 'text:'
export const FITS = 'fits:'

function TextField(props: {
  language: TranslatedLanguage
  text: NamedText
  refused: FormState | undefined
  errors: Typing['errors']
}) {
  const { language, text, refused, errors } = props
  const { label, place, english, written = '', state, faults } = text
  const name = TEXT + place
  const value = refused?.typed[name] ?? written
  const known = refused === undefined && faults[0] ? `${label} ${faults[0]}.` : undefined
  const field = fieldState(name, value, errors[name] ?? known)
  return (
    <>
      <Field label={`${label}, in ${TRANSLATED_NAMES[language]}`} field={field}>
        {(attributes) => (
          <textarea {...attributes} lang={language} rows={rowsFor([english, value])} />
        )}
      </Field>
      {state === 'changed' && (
        <label className="office-check">
          <input
            type="checkbox"
            name={FITS + place}
            value="yes"
            defaultChecked={refused?.typed[FITS + place] === 'yes'}
          />
          <span>{TRANSLATING.fits}</span>
        </label>
      )}
    </>
  )
}

/** Both are seen whole, and short ones take little room. */
function rowsFor(texts: readonly string[]): number {
  const lines = texts.map((text) =>
    text
      .split('\n')
      .map((line) => Math.ceil((line.length + 1) / LINE_LETTERS))
      .reduce((sum, each) => sum + each, 0),
  )
  return Math.min(Math.max(...lines), MAX_ROWS)
}

const LINE_LETTERS = 55
const MAX_ROWS = 16

type ReadProps = { texts: readonly NamedText[]; refused: FormState | undefined }

/** Says who has marked it and when, where that is known. */
function ReadField({ texts, refused }: ReadProps) {
  const notes = texts.flatMap(({ state, note }) => (state === 'read' && note ? [note] : []))
  const marked = [...new Set(notes.map(readerWords))].filter(Boolean)
  return (
    <div className="field">
      <label className="office-check">
        <input
          type="checkbox"
          name="read"
          value="yes"
          aria-describedby="read-help"
          defaultChecked={refused ? refused.typed.read === 'yes' : isRead(texts)}
        />
        <span>{TEXT_STATE_WORDS.read}</span>
      </label>
      <p className="field-help" id="read-help">
        {[...marked, TRANSLATING.read].join(' ')}
      </p>
    </div>
  )
}
