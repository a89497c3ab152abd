/** The forms in which people give their data. */
export type ConsentForm = 'registration' | 'gift'

/** Beside the box of a registration form. */
export const CONSENT_LABEL =
  'I declare that everyone named here attends of their own free will, that I am the parent or guardian of each child I register or act for them, and I accept the terms.'

/** What is kept, why, how long, and who to write to. */
export const KEPT: Record<ConsentForm, string> = {
  registration:
    'We keep what you type here to receive you and to account for your payment: until the conference and its accounts are over, and payments for as long as the law asks.',
  gift: 'We keep your name, email, mobile and gift to thank you, to give you a receipt and to keep our accounts, for as long as the law asks.',
}

/** Before the office's address. */
export const WRITE_TO = 'To see, correct or erase it, write to'

type Texts = {
  church: { email: string }
  policy: { consent: { text: string }; terms: { text: string } }
}

/** Everything that somebody agreed to with a form, as it stood there. */
export function consentWording(form: ConsentForm, { church, policy }: Texts): string {
  const kept = `${KEPT[form]} ${WRITE_TO} ${church.email}.`
  return form === 'gift'
    ? kept
    : [CONSENT_LABEL, kept, policy.consent.text.trim(), policy.terms.text.trim()].join('\n\n')
}
