import { randomUUID } from 'node:crypto'
import { shortageWords } from '#app/features/registration/price/typed-places.ts'
import { UNKNOWN_VERSION } from '#app/http/own-record.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { SentForm } from '#app/ui/form/typed.ts'
import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { formatRupees } from '#domain/money.ts'
import { changeWords, plannedWords } from '#words/change-words.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { actionWords } from '#words/office-actions.ts'
import { CORRECTION_ANSWERS } from '#words/private.ts'
import {
  correctByVisitor,
  type LaterChange,
  movedCorrection,
  readChangesSince,
} from '#workflows/corrections/correct-by-visitor.ts'
import type { Correction } from '#workflows/corrections/plan-correction.ts'
import {
  planVisitorCorrection,
  type VisitorCorrectionPlan,
} from '#workflows/corrections/plan-visitor-correction.ts'
import { readCorrectionForm } from '#workflows/corrections/read-correction-form.ts'
import { findSentForm } from '#workflows/do-once.ts'
import type { PrivateRegistration } from '#workflows/private-links/read-private-page.ts'
import { askOffice } from '#workflows/requests/ask-office.ts'
import { changedWords, priceWords } from './asked-words.server.ts'
import type { CorrectionReply } from './correction-form.tsx'
import { readRegistrationRows } from './read-registration-rows.ts'
import { rebaseCorrection } from './rebase-correction.ts'

type Sent = SentForm & { registration: PrivateRegistration }

type Taken =
  | { done: 'correct' | 'asked' | 'same' }
  | { done?: undefined; status: number; reply: CorrectionReply }

/** Corrects at once, asks first, or says what is wrong. Everything typed comes back. */
export async function takeCorrection(services: SiteServices, form: Sent): Promise<Taken> {
  const { registration, key = randomUUID() } = form
  const done = form.typed.agreed?.startsWith('ask|') ? 'asked' : 'correct'
  if (await findSentForm(services, key)) return { done }
  const { events, stored } = await readCorrectionForm(services, registration)
  const { event_code, payment_type, language } = registration
  const typed = rebaseCorrection({ productinfo: event_code, ...form.typed }, stored)
  const sent = { ...form, typed }
  const atDesk = wasTakenAtDesk(stored)
  const rules = { events: events.map(({ value }) => value), atDesk, language }
  const reading = readRegistrationRows({ ...typed, paym: payment_type }, rules)
  if (!reading.ok) return refuse(sent, { status: 422, errors: reading.errors })
  const { eventCode: chosen, type, residential, arrival } = reading.registration
  const eventCode = chosen === event_code ? undefined : chosen
  const correction = movedCorrection(services, {
    registration,
    correction: { eventCode, type, residential, arrival, persons: reading.persons },
  })
  const plan = await planVisitorCorrection(services, { registration, correction })
  if (!plan.ok) return refuse(sent, { status: 409, errors: { '': problemWords(language, plan) } })
  if (plan.changes.length === 0) return { done: 'same' }
  if (plan.agreement !== (typed.agreed ?? '') && plan.agreement !== '') return ask(sent, plan)
  return carryOut(services, sent, { plan, correction, key })
}

/** Whoever was registered without an address or a city may stay so. */
function wasTakenAtDesk(stored: Readonly<Record<string, string>>): boolean {
  return Object.entries(stored).some(
    ([name, value]) => /^persons\[\d\]\.(email|city)$/.test(name) && value === '',
  )
}

async function carryOut(
  services: SiteServices,
  sent: Sent,
  { plan, correction, key }: { plan: Ready; correction: Correction; key: string },
): Promise<Taken> {
  const { id, version: now, language } = sent.registration
  const { version = UNKNOWN_VERSION } = sent
  const form = { id, key, version }
  const result =
    plan.does === 'ask'
      ? await askOffice(services, { ...form, kind: 'correct', ...wishOf(language, plan) })
      : await correctByVisitor(services, { ...form, correction, agreed: plan.agreement })
  if (result.ok) return { done: plan.does === 'ask' ? 'asked' : 'correct' }
  if (result.problem === 'asks-first') return ask(sent, plan)
  const since = await readChangesSince(services, { id, version })
  const later = since.flatMap((change) => laterWords(language, change))
  const changes = later.length > 0 ? later : [CORRECTION_ANSWERS[language].again]
  const told = { ...sent, version: now }
  return refuse(told, { status: 409, errors: {}, changes })
}

/** "Our office: Anu: Age was 11, now 12" */
function laterWords(language: Language, { by, action, changes }: LaterChange): string[] {
  const { byYou, byOffice } = CORRECTION_ANSWERS[language]
  const said = changes.map((change) => changeWords(language, change))
  return (said.length > 0 ? said : [actionWords(action)]).map(by === 'visitor' ? byYou : byOffice)
}

/** What the office reads is stored, so in its language; the visitor's mail says the same in theirs. */
function wishOf(language: Language, plan: Ready) {
  const wish = wishWords(plan)
  const { changes, beforeMinor, afterMinor } = plan
  const told = language === 'en' ? wish : changedWords(language, plan).join(' ')
  return { wish, told, asked: { changes, beforeMinor, afterMinor } }
}

function wishWords({ changes, beforeMinor, afterMinor }: Ready): string {
  const price = `New total: ${formatRupees(afterMinor)}, before ${formatRupees(beforeMinor)}.`
  const words = changes.map((change) => plannedWords('en', change))
  return (beforeMinor === afterMinor ? words : [...words, price]).join('; ')
}

type Ready = Extract<VisitorCorrectionPlan, { ok: true }>

function ask(sent: Sent, plan: Ready): Taken {
  const { agreement } = plan
  const { language } = sent.registration
  const words = CORRECTION_ANSWERS[language]
  const button =
    plan.does === 'ask' ? words.ask : words.correct(rupeesIn(language, plan.afterMinor))
  const asks = { will: willWords(language, plan), button, agreement }
  const { typed } = sent
  return { status: 200, reply: { typed, errors: {}, asks, changes: [], version: versionOf(sent) } }
}

function willWords(language: Language, plan: Ready): string[] {
  const { does, changes, owedMinor } = plan
  if (does === 'ask')
    return [...changedWords(language, plan), CORRECTION_ANSWERS[language].officeLooks]
  const told = changes.map((change) => plannedWords(language, change))
  return [...told, ...priceWords(language, plan), ...owedWords(language, owedMinor)]
}

function owedWords(language: Language, { before, after }: Ready['owedMinor']): string[] {
  const words = CORRECTION_ANSWERS[language]
  if (after > 0 && after !== before) return [words.tooMuch(rupeesIn(language, after))]
  return after < before ? [words.usedForThis(rupeesIn(language, before))] : []
}

type Problem = Extract<VisitorCorrectionPlan, { ok: false }>

function problemWords(language: Language, plan: Problem): string {
  return plan.problem === 'full'
    ? shortageWords(REGISTRATION_FORM[language], plan.shortage)
    : CORRECTION_ANSWERS[language].problems[plan.problem]
}

type Refusal = { status: number; errors: Record<string, string>; changes?: string[] }

function refuse(sent: Sent, refusal: Refusal): Taken {
  const { status, errors, changes = [] } = refusal
  return { status, reply: { typed: sent.typed, errors, changes, version: versionOf(sent) } }
}

/** The version with which the form was opened first. */
function versionOf({ registration, version = registration.version }: Sent): number {
  return version
}
