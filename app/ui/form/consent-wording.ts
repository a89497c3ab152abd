import type { Content } from '#content-model/schema/content.ts'
import type { Language } from '#domain/language.ts'
import { DATA_NOTICE_WORDS, REGISTRATION_FORM } from '#words/forms.ts'
import { OWN_DATA_WORDS } from '#words/private.ts'

/** Everything that somebody agreed to with a form, as it stood there; for the desk, that there was none. */
export function consentWording(
  form: 'registration' | 'gift' | 'desk',
  language: Language,
  { church, policy }: Pick<Content, 'church' | 'policy'>,
): string {
  if (form === 'desk') return OWN_DATA_WORDS[language].fromDesk
  const { writeTo, ...words } = DATA_NOTICE_WORDS[language]
  const notice = `${words[form]} ${writeTo.replace('{email}', church.email)}`
  if (form === 'gift') return notice
  const { consent } = REGISTRATION_FORM[language]
  return [consent, notice, policy.consent.text.trim(), policy.terms.text.trim()].join('\n\n')
}
