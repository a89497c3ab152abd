import { data, redirect, redirectDocument } from 'react-router'
import { paymentAddress } from '#app/http/payment-address.ts'
import { readPrivateTokens, rememberPrivately } from '#app/http/private-access.server.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import type { SiteServices } from '#app/services.server.ts'
import { isTrapped } from '#app/ui/form/trap-field.tsx'
import { eventCodes, findProgramme } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import type { PlacesLeft } from '#domain/registration/places.ts'
import { FORM_ANSWERS, REGISTRATION_FORM } from '#words/forms.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { findRegisteredAgain } from '#workflows/registration/find-registered-again.ts'
import { register } from '#workflows/registration/register.ts'
import { againQuestion, REGISTER_AGAIN } from './again-notice.tsx'
import { isWish, takeWish } from './closed/take-wish.server.ts'
import type { TypedPerson } from './persons/typed-persons.ts'
import { shortageWords } from './price/typed-places.ts'
import {
  type CompleteForm,
  type Reply,
  readRegistrationForm,
} from './read/read-registration-form.server.ts'

/** What a sent form leads to; undefined where no form is at the address. */
export async function answerRegistrationForm(
  services: SiteServices,
  { request, key, language }: { request: Request; key: string; language: Language },
) {
  await services.offers.ready()
  const programme = findProgramme(services.content.conferences.programmes, key)
  if (!programme) return undefined
  const codes = eventCodes([programme], services.now())
  const sent = await readFormData(request)
  if (isWish(sent)) return takeWish(services, { programme: key, sent, language })
  const reading = readRegistrationForm(sent, { ...codes, language })
  if (isTrapped(sent)) {
    services.count('form.trapped')
    const { trapped } = FORM_ANSWERS[language]
    const result = typeof reading.reply === 'function' ? reading.reply(trapped) : reading.reply
    return answerForm({ result }, { status: 422 })
  }
  if (reading.kind !== 'complete') {
    const { reply: result, dropped } = reading
    return answerForm({ result, dropped }, { status: reading.kind === 'changed' ? 200 : 422 })
  }
  return storeRegistration(services, { request, sent, reading })
}

type Store = { request: Request; sent: FormData; reading: CompleteForm }

/** Stores the registration and leads on: to the payment, or to the confirmation. */
async function storeRegistration(services: SiteServices, { request, sent, reading }: Store) {
  const { language } = reading.registration
  const waiting = sent.get('waiting') === 'yes'
  const again = await askAgain(services, { request, sent, reading })
  if (again) return again
  const stored = await askDatabase(services, () => register(services, { ...reading, waiting }))
  if (!stored.ok) {
    services.count('registration.not-stored')
    return answerForm({ result: reading.reply(FORM_ANSWERS[language].notStored) }, { status: 503 })
  }
  const registered = stored.answer
  if (!registered.ok) {
    const { shortage, left } = registered
    const counted = { code: reading.registration.eventCode, left }
    const result = reading.reply(shortageWords(REGISTRATION_FORM[language], shortage))
    return answerForm({ result, counted }, { status: 409 })
  }
  const { id, payment, privateToken } = registered
  const { publicUrl } = services
  const headers = rememberPrivately(services, { request, privateToken })
  return payment
    ? redirectDocument(paymentAddress(payment, { publicUrl, language }), { headers })
    : redirect(`/registered/${id}`, { headers })
}

/** Whoever registers the same people once more is asked first, in the browser that registered them. */
async function askAgain(services: SiteServices, { request, sent, reading }: Store) {
  const { name, value } = REGISTER_AGAIN
  if (sent.get(name) === value) return undefined
  const tokens = readPrivateTokens(request, services)
  const found = await askDatabase(services, () =>
    findRegisteredAgain(services, { ...reading, tokens }),
  )
  // Without an answer, storing it will explain itself.
  if (!found.ok || !found.answer) return undefined
  const { names, privateToken } = found.answer
  const again = { names, page: `/my/${privateToken}` }
  const question = againQuestion(REGISTRATION_FORM[reading.registration.language], names)
  return answerForm({ result: reading.reply(question), again }, { status: 409 })
}

type Answer = {
  result: Reply
  dropped?: TypedPerson[]
  counted?: { code: string; left: PlacesLeft }
  /** These people are registered already: the page of that registration. */
  again?: { names: string[]; page: string }
}

/** The form again, with what was wrong. */
function answerForm(form: Answer, init: { status: number }) {
  return data(form, init)
}
