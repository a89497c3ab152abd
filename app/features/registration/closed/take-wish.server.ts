import { data } from 'react-router'
import * as v from 'valibot'
import type { Reply } from '#app/features/registration/read/read-registration-form.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import { emailField } from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { isTrapped } from '#app/ui/form/trap-field.tsx'
import type { Language } from '#domain/language.ts'
import { FORM_ANSWERS, REGISTRATION_FORM } from '#words/forms.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { wishOpening } from '#workflows/openings/openings.ts'
import { TELL_ME, type Wish } from './wish.ts'

export function isWish(sent: FormData): boolean {
  return sent.get(TELL_ME.name) === TELL_ME.value
}

type Sent = { programme: string; sent: FormData; language: Language }

/** Notes who wants to know when the form opens. The answer is the same whether the address is known or not. */
export async function takeWish(services: SiteServices, { programme, sent, language }: Sent) {
  const typed = sent.get('email')
  const email = typeof typed === 'string' ? typed : ''
  if (isTrapped(sent)) {
    services.count('form.trapped')
    return answer({ email, problem: FORM_ANSWERS[language].trapped }, 422)
  }
  const read = readForm(wishSchema(language), { email })
  if (!read.ok) return answer({ email, problem: read.errors.email ?? '' }, 422)
  const seconds = services.spend('wish')
  if (seconds > 0) {
    const problem = FORM_ANSWERS[language].tooManyWishes
    return answer({ email, problem }, 429, { 'Retry-After': String(seconds) })
  }
  const wish = { programme, email: read.value.email, language }
  const stored = await askDatabase(services, () => wishOpening(services, wish))
  if (stored.ok) return answer({ email }, 200)
  return answer({ email, problem: FORM_ANSWERS[language].wishNotStored }, 503)
}

function wishSchema(language: Language) {
  const { required } = REGISTRATION_FORM[language]
  return v.object({ email: emailField({ language, required: required.email }) })
}

/** In the shape of a form's answer, because one page shows both. */
function answer(wish: Wish, status: number, headers: Record<string, string> = {}) {
  const result: Reply = wish.problem
    ? { status: 'error', error: { email: [wish.problem] } }
    : { status: 'success' }
  return data({ result, wish }, { status, headers })
}
