import { Field, TrapField } from '#app/ui/form/field.tsx'
import type { Language } from '#domain/language.ts'
import { FIND_LINKS_WORDS as words } from '#words/find-links.ts'

/** For those who have lost their link. It says nothing about whether an address is known. */
export function FindLinksForm(props: {
  /** Whether the form was sent a moment ago. */
  isSent: boolean
  /** What became of it, or what it is for, in each language. */
  said: readonly { language: Language; text: string }[]
  refused: { email: string; message: string } | undefined
}) {
  const { isSent, said, refused } = props
  const field = {
    id: 'email',
    name: 'email',
    error: refused?.message,
    initialValue: refused?.email,
  }
  const texts = said.map(({ language, text }) => (
    <p key={language} lang={language === 'en' ? undefined : language}>
      {text}
    </p>
  ))
  return (
    <form className="card form narrow" method="post" action="/my" noValidate>
      {isSent ? (
        <div className="notice" role="status">
          {texts}
        </div>
      ) : (
        texts
      )}
      <Field label={words.email} field={field} help={words.help} focus={refused !== undefined}>
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </Field>
      <TrapField />
      <div>
        <button className="button" type="submit">
          {words.send}
        </button>
      </div>
    </form>
  )
}
