import { useHref } from 'react-router'
import { useWords } from '#app/ui/language.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { DATA_NOTICE_WORDS } from '#words/forms.ts'

/** Beside a form's consent box, or its button: what is kept, why, how long, and who to write to. */
export function DataNotice({ form, email }: { form: 'registration' | 'gift'; email: string }) {
  const policy = useHref('/policy')
  const words = useWords(DATA_NOTICE_WORDS)
  return (
    <p className="field-help data-notice">
      {words[form]} <Filled text={words.writeTo} email={<a href={`mailto:${email}`}>{email}</a>} />{' '}
      <Filled text={words.more} policy={<a href={policy}>{words.policy}</a>} />
    </p>
  )
}
