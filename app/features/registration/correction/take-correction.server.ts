import { randomUUID } from 'node:crypto'
import { shortageWords } from '#app/features/registration/price/typed-quote.ts'
import { UNKNOWN_VERSION } from '#app/http/private-record.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { SentForm } from '#app/ui/form/typed.ts'
import { formatRupees } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import { fullName } from '#domain/registration/person.ts'
import { changedWords, changeWords, plannedWords, requestWords } from '#words/change-words.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { CORRECTION_WORDS } from '#words/private.ts'
import { findSentForm } from '#workflows/do-once.ts'
import {
  cancelByVisitor,
  planCancellation,
  type Whom,
} from '#workflows/records/cancellations/cancel-by-visitor.ts'
import {
  correctByVisitor,
  movedCorrection,
  planVisitorCorrection,
  readChangesSince,
  readCorrectionForm,
} from '#workflows/records/corrections/correct-by-visitor.ts'
import type { PrivateRegistration } from '#workflows/records/private/read-private-page.ts'
import { askOffice } from '#workflows/records/requests/visitor.ts'
import type { CorrectionReply, ReadyCorrection } from './correction-form.tsx'
import { readRegistrationRows } from './read-registration-rows.ts'
import { rebaseCorrection } from './rebase-correction.ts'

type OwnForm = SentForm & { registration: PrivateRegistration }

type CorrectionAnswer =
  | { done: 'correct' | 'asked' | 'same' }
  | { done?: undefined; status: number; reply: CorrectionReply }

export async function takeCorrection(
  services: SiteServices,
  { registration, key = randomUUID(), ...sent }: OwnForm,
): Promise<CorrectionAnswer> {
  const done = sent.typed.agreed?.startsWith('ask|') ? 'asked' : 'correct'
  if (await findSentForm(services, key)) return { done }
  const { events, stored } = await readCorrectionForm(services, registration)
  const { id, event_code, payment_type, language } = registration
  const words = CORRECTION_WORDS[language]
  const typed = rebaseCorrection({ productinfo: event_code, ...sent.typed }, stored)
  const { version = registration.version } = sent
  const answer = (status: number, facts: Partial<CorrectionReply> = {}) => ({
    status,
    reply: { typed, errors: {}, version, ...facts },
  })
  const atDesk = wasTakenAtDesk(stored)
  const rules = { events: events.map(({ value }) => value), atDesk, language }
  const reading = readRegistrationRows({ ...typed, paym: payment_type }, rules)
  if (!reading.ok) return answer(422, { errors: reading.errors })
  const { eventCode: chosen, type, residential, arrival } = reading.registration
  const eventCode = chosen === event_code ? undefined : chosen
  const { persons } = reading
  const typedCorrection = { eventCode, type, residential, arrival, persons }
  const correction = movedCorrection(services, registration, typedCorrection)
  const plan = await planVisitorCorrection(services, { registration, correction })
  if (!plan.ok) {
    const problem =
      plan.problem === 'full'
        ? shortageWords(REGISTRATION_FORM[language], plan.shortage)
        : words.problems[plan.problem]
    return answer(409, { errors: { '': problem } })
  }
  if (plan.changes.length === 0) return { done: 'same' }
  if (plan.agreement !== (typed.agreed ?? '') && plan.agreement !== '') return answer(200, { plan })
  const form = { id, key, version: sent.version ?? UNKNOWN_VERSION }
  const result =
    plan.does === 'ask'
      ? await askOffice(services, { ...form, kind: 'correct', ...wishOf(plan, language) })
      : await correctByVisitor(services, { ...form, correction, agreed: plan.agreement })
  if (result.ok) return { done: plan.does === 'ask' ? 'asked' : 'correct' }
  if (result.problem === 'asks-first') return answer(200, { plan })
  // "Our office: Anu: Age was 11, now 12"
  const later = (await readChangesSince(services, form)).flatMap(({ by, action, changes }) => {
    const said = changes.map((change) => changeWords(language, change))
    const say = by === 'visitor' ? words.byYou : words.byOffice
    return (said.length > 0 ? said : [actionWords(action)]).map(say)
  })
  const changes = later.length > 0 ? later : [words.again]
  return answer(409, { changes, version: registration.version })
}

/** Whoever was registered without an address or a city may stay so. */
function wasTakenAtDesk(stored: Readonly<Record<string, string>>): boolean {
  return Object.entries(stored).some(
    ([name, value]) => /^persons\[\d\]\.(email|city)$/.test(name) && value === '',
  )
}

/** What the office reads is stored, so in its language; the visitor's mail says the same in theirs. */
function wishOf(plan: ReadyCorrection, language: PrivateRegistration['language']) {
  const { changes, beforeMinor, afterMinor } = plan
  const price = `New total: ${formatRupees(afterMinor)}, before ${formatRupees(beforeMinor)}.`
  const planned = changes.map((change) => plannedWords('en', change))
  const wish = (beforeMinor === afterMinor ? planned : [...planned, price]).join('; ')
  const told = language === 'en' ? wish : changedWords(language, plan).join(' ')
  return { wish, told, asked: { changes, beforeMinor, afterMinor } }
}

export function readWhom(text: string | null = ''): Whom {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : 'all'
}

/** Returns what was done; undefined when it would be something else than the page said. */
export async function takeCancellation(
  services: SiteServices,
  { registration, typed, key = randomUUID(), version = UNKNOWN_VERSION }: OwnForm,
): Promise<'cancel' | 'asked' | undefined> {
  const whom = readWhom(typed.whom)
  const form = { id: registration.id, key, version }
  if (typed.does !== 'ask') {
    const promisedMinor = Number(typed.promised)
    const cancelled = await cancelByVisitor(services, { ...form, whom, promisedMinor })
    return cancelled.ok ? 'cancel' : undefined
  }
  const plan = await planCancellation(services, { registration, whom })
  if (!plan.ok) return undefined
  const names = plan.people.map(fullName)
  const wish = `Cancel ${whom === 'all' ? 'the registration of ' : ''}${names.join(', ')}.`
  const changes = plan.people.map((person) => {
    const { position } = person
    return { whose: '', position, field: 'person', from: fullName(person), to: '' } as const
  })
  const asked = { changes }
  const told = requestWords(registration.language, { kind: 'cancel', wish, asked })
  const done = await askOffice(services, { ...form, kind: 'cancel', wish, told, asked })
  return done.ok ? 'asked' : undefined
}
