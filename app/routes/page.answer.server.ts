import { isWish, takeWish } from '#app/features/registration/closed/take-wish.server.ts'
import { readRegistrationForm } from '#app/features/registration/read/read-registration-form.server.ts'
import {
  answerForm,
  storeRegistration,
} from '#app/features/registration/store-registration.server.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import type { SiteServices } from '#app/services.server.ts'
import { isTrapped } from '#app/ui/form/trap-field.tsx'
import { FORM_ANSWERS } from '#app/words/forms/form-answers/index.ts'
import { eventCodes, findProgramme } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { pageKeyOf } from './page.read.server.ts'

/** What a sent form leads to; undefined where no form is at the address. */
export async function answerContentForm(
  services: SiteServices,
  { request, url, language }: { request: Request; url: URL; language: Language },
) {
  await services.offers.ready()
  const programme = findProgramme(services.content.conferences.programmes, pageKeyOf(url))
  if (!programme) return undefined
  const codes = eventCodes([programme], services.now())
  const sent = await readFormData(request)
  if (isWish(sent)) return takeWish(services, { programme: pageKeyOf(url), sent, language })
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
