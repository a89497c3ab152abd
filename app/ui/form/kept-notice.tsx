import { useHref } from 'react-router'
import { useWords } from '#app/ui/language.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { KEPT_WORDS } from '#app/words/forms/kept/index.ts'

/** Beside a form's consent box, or its button: what is kept, why, how long, and who to write to. */
export function KeptNotice({ form, email }: { form: 'registration' | 'gift'; email: string }) {
  const policy = useHref('/policy')
  const words = useWords(KEPT_WORDS)
  return (
    <p className="field-help kept-notice">
      {words[form]} <Filled text={words.writeTo} email={<a href={`mailto:${email}`}>{email}</a>} />{' '}
      <Filled text={words.more} policy={<a href={policy}>{words.policy}</a>} />
    </p>
  )
}
