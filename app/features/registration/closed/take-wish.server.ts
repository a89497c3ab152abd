import { data } from 'react-router'
import * as v from 'valibot'
import type { Reply } from '#app/features/registration/read/read-registration-form.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import { emailField } from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { isTrapped, TRAPPED } from '#app/ui/form/trap-field.tsx'
import { askDatabase } from '#workflows/ask-database.ts'
import { wishOpening } from '#workflows/openings/wish-opening.ts'
import { TELL_ME, type Wish } from './wish.ts'

export function isWish(sent: FormData): boolean {
  return sent.get(TELL_ME.name) === TELL_ME.value
}

/** Notes who wants to know when the form opens. The answer is the same whether the address is known or not. */
export async function takeWish(services: SiteServices, programme: string, sent: FormData) {
  const typed = sent.get('email')
  const email = typeof typed === 'string' ? typed : ''
  if (isTrapped(sent)) {
    services.count('form.trapped')
    return answer({ email, problem: TRAPPED }, 422)
  }
  const read = readForm(WISH, { email })
  if (!read.ok) return answer({ email, problem: read.errors.email ?? '' }, 422)
  const wish = { programme, email: read.value.email }
  const stored = await askDatabase(services, () => wishOpening(services, wish))
  return stored.ok ? answer({ email }, 200) : answer({ email, problem: NOT_STORED }, 503)
}

const WISH = v.object({ email: emailField({ required: 'Email is required!' }) })

const NOT_STORED = 'We could not note your address just now. Please try again in a moment.'

/** In the shape of a form's answer, because one page shows both. */
function answer(wish: Wish, status: number) {
  const result: Reply = wish.problem
    ? { status: 'error', error: { email: [wish.problem] } }
    : { status: 'success' }
  return data({ result, wish }, { status })
}
