import { data, redirectDocument } from 'react-router'
import { paymentAddress } from '#app/http/payment-address.ts'
import { rememberPrivately } from '#app/http/private-access.server.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import type { Reader, SiteServices } from '#app/services.server.ts'
import { isTrapped } from '#app/ui/form/field.tsx'
import { type Fields, readFields, readForm } from '#app/ui/form/read-form.ts'
import type { Errors } from '#app/ui/form/typed.ts'
import type { Language } from '#domain/language.ts'
import { FORM_ANSWERS } from '#words/forms.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { giftSchema, toGiftInput } from './gift-schema.ts'
import { RESET } from './give-form.tsx'
import { withUsualAmount } from './usual-amounts.tsx'

export async function takeGift(services: SiteServices, { language }: Reader, request: Request) {
  const { funds } = services.content.giving
  const form = await readFormData(request)
  const fundCodes = funds.map((fund) => fund.code)
  const asksPan = services.content.church.taxRelief !== undefined
  if (form.has(RESET)) return data({ typed: {}, errors: {}, refused: false })
  const { typed, reading } = readGiftForm(form, { language, fundCodes, asksPan })
  const refuse = (errors: Errors, status: number) =>
    data({ typed, errors, refused: true }, { status })
  if (isTrapped(form)) {
    services.count('form.trapped')
    return refuse({ '': FORM_ANSWERS[language].trapped }, 422)
  }
  if (!reading.ok) return refuse(reading.errors, 422)
  const gift = toGiftInput(reading.value, language)
  const stored = await askDatabase(services, () => giveGift(services, gift))
  if (!stored.ok) {
    services.count('gift.not-stored')
    return refuse({ '': PAYMENT_WORDS[language].giftNotStored }, 503)
  }
  const { privateToken, ...payment } = stored.answer
  const headers = rememberPrivately(services, { request, privateToken })
  return redirectDocument(paymentAddress(payment, { publicUrl: services.publicUrl, language }), {
    headers,
  })
}

export function readGiftForm(
  sent: FormData,
  { asksPan, ...asked }: { language: Language; fundCodes: readonly string[]; asksPan: boolean },
) {
  const names: readonly string[] = asksPan ? [...FIELDS, 'pan'] : FIELDS
  const all = Object.entries(withUsualAmount(readFields(sent)))
  const typed: Fields = Object.fromEntries(all.filter(([name]) => names.includes(name)))
  return { typed, reading: readForm(giftSchema(asked), typed) }
}

const FIELDS = ['firstname', 'email', 'phone', 'amount', 'productinfo', 'submission']
