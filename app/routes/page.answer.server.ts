import { isWish, takeWish } from '#app/features/registration/closed/take-wish.server.ts'
import { readRegistrationForm } from '#app/features/registration/read/read-registration-form.server.ts'
import {
  answerForm,
  storeRegistration,
} from '#app/features/registration/store-registration.server.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import type { SiteServices } from '#app/services.server.ts'
import { isTrapped, TRAPPED } from '#app/ui/form/trap-field.tsx'
import { eventCodes, findProgramme } from '#domain/conferences/conference.ts'
import { pageKeyOf } from './page.read.server.ts'

/** What a sent form leads to; undefined where no form is at the address. */
export async function answerContentForm(
  services: SiteServices,
  { request, url }: { request: Request; url: URL },
) {
  await services.offers.ready()
  const programme = findProgramme(services.content.conferences.programmes, pageKeyOf(url))
  if (!programme) return undefined
  const codes = eventCodes([programme], services.now())
  const sent = await readFormData(request)
  if (isWish(sent)) return takeWish(services, pageKeyOf(url), sent)
  const reading = readRegistrationForm(sent, codes)
  if (isTrapped(sent)) {
    services.count('form.trapped')
    const result = typeof reading.reply === 'function' ? reading.reply(TRAPPED) : reading.reply
    return answerForm({ result }, { status: 422 })
  }
  if (reading.kind !== 'complete') {
    const { reply: result, dropped } = reading
    return answerForm({ result, dropped }, { status: reading.kind === 'changed' ? 200 : 422 })
  }
  return storeRegistration(services, { request, sent, reading })
}
