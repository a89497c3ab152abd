import { data, redirectDocument } from 'react-router'
import { paymentAddress } from '#app/http/payment-address.ts'
import { rememberPrivately } from '#app/http/private-access.server.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import type { Reader, SiteServices } from '#app/services.server.ts'
import { isTrapped } from '#app/ui/form/field.tsx'
import { parseForm } from '#app/ui/form/read-form.ts'
import type { Language } from '#domain/language.ts'
import { FORM_ANSWERS } from '#words/forms.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { giftSchema, toGiftInput } from './gift-schema.ts'
import { withUsualAmount } from './usual-amounts.tsx'

/** Stores the gift and leads on to its payment, or answers with the form and what was wrong. */
export async function takeGift(services: SiteServices, { language }: Reader, request: Request) {
  const { funds } = services.content.giving
  const form = await readFormData(request)
  const fundCodes = funds.map((fund) => fund.code)
  const asksPan = services.content.church.taxRelief !== undefined
  const submission = readGiftForm(form, { language, fundCodes, asksPan })
  if (isTrapped(form)) {
    services.count('form.trapped')
    const { trapped } = FORM_ANSWERS[language]
    return data({ result: submission.reply({ formErrors: [trapped] }) }, { status: 422 })
  }
  if (submission.status !== 'success') {
    return data({ result: submission.reply() }, { status: submission.error ? 422 : 200 })
  }
  const { value } = submission
  const stored = await askDatabase(services, () => giveGift(services, toGiftInput(value, language)))
  if (!stored.ok) {
    services.count('gift.not-stored')
    const { giftNotStored } = PAYMENT_WORDS[language]
    return data({ result: submission.reply({ formErrors: [giftNotStored] }) }, { status: 503 })
  }
  const { privateToken, ...payment } = stored.answer
  const headers = rememberPrivately(services, { request, privateToken })
  return redirectDocument(paymentAddress(payment, { publicUrl: services.publicUrl, language }), {
    headers,
  })
}

/**
 * Reads a submitted form. The form library interprets every field name and intent in it, so it gets
 * only those of our own form. Reset is the form's only button with an intent.
 */
export function readGiftForm(
  sent: FormData,
  { asksPan, ...asked }: { language: Language; fundCodes: readonly string[]; asksPan: boolean },
) {
  const form = knownFields(withUsualAmount(sent), asksPan ? [...FIELDS, 'pan'] : FIELDS)
  if (sent.has(INTENT)) form.set(INTENT, RESET)
  return parseForm(form, giftSchema(asked))
}

const FIELDS = ['firstname', 'email', 'phone', 'amount', 'productinfo', 'submission']
const INTENT = '__intent__'
const RESET = JSON.stringify({ type: 'reset', payload: {} })

/** Only our own text fields, each once. */
function knownFields(sent: FormData, names: readonly string[]): FormData {
  const known = new FormData()
  for (const name of names) {
    const value = sent.get(name)
    if (typeof value === 'string') known.set(name, value)
  }
  return known
}
