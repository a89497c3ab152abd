import type { Language } from '#domain/language.ts'
import { DATA_NOTICE_WORDS, REGISTRATION_FORM } from '#words/forms.ts'
import { OWN_DATA_WORDS } from '#words/private.ts'

type Texts = {
  church: { email: string }
  policy: { consent: { text: string }; terms: { text: string } }
}

/** Everything that somebody agreed to with a form, as it stood there; for the desk, that there was none. */
export function consentWording(
  form: 'registration' | 'gift' | 'desk',
  language: Language,
  { church, policy }: Texts,
): string {
  if (form === 'desk') return OWN_DATA_WORDS[language].fromDesk
  const { writeTo, ...words } = DATA_NOTICE_WORDS[language]
  const notice = `${words[form]} ${writeTo.replace('{email}', church.email)}`
  if (form === 'gift') return notice
  const { consent } = REGISTRATION_FORM[language]
  return [consent, notice, policy.consent.text.trim(), policy.terms.text.trim()].join('\n\n')
}
