import { randomUUID } from 'node:crypto'
import { UNKNOWN_VERSION } from '#app/http/own-record.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { SentForm } from '#app/ui/form/typed.ts'
import { actionWords } from '#app/words/en/office-actions.ts'
import { shortageWords } from '#app/words/en/places.ts'
import { changeWords, plannedWords } from '#app/words/en/registration-fields.ts'
import { formatRupees } from '#domain/money.ts'
import { correctByVisitor } from '#workflows/corrections/correct-by-visitor.ts'
import { movedCorrection } from '#workflows/corrections/moved-correction.ts'
import type { Correction } from '#workflows/corrections/plan-correction.ts'
import {
  previewVisitorCorrection,
  type VisitorCorrectionPlan,
} from '#workflows/corrections/plan-visitor-correction.ts'
import { type LaterChange, readChangesSince } from '#workflows/corrections/read-changes-since.ts'
import { readCorrectionForm } from '#workflows/corrections/read-correction-form.ts'
import type { PrivateRegistration } from '#workflows/private-links/read-private-page.ts'
import { findSentForm } from '#workflows/registration/find-sent-form.ts'
import { askOffice } from '#workflows/requests/ask-office.ts'
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
  const { event_code, payment_type } = registration
  const typed = rebaseCorrection({ productinfo: event_code, ...form.typed }, stored)
  const sent = { ...form, typed }
  const rules = { events: events.map(({ value }) => value), atDesk: wasTakenAtDesk(stored) }
  const reading = readRegistrationRows({ ...typed, paym: payment_type }, rules)
  if (!reading.ok) return refuse(sent, { status: 422, errors: reading.errors })
  const { eventCode: chosen, type, residential, arrival } = reading.registration
  const eventCode = chosen === event_code ? undefined : chosen
  const correction = movedCorrection(services, {
    registration,
    correction: { eventCode, type, residential, arrival, persons: reading.persons },
  })
  const plan = await previewVisitorCorrection(services, { registration, correction })
  if (!plan.ok) return refuse(sent, { status: 409, errors: { '': problemWords(plan) } })
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

type Agreed = { plan: Ready; correction: Correction; key: string }

async function carryOut(
  services: SiteServices,
  sent: Sent,
  { plan, correction, key }: Agreed,
): Promise<Taken> {
  const { id, version: now } = sent.registration
  const { version = UNKNOWN_VERSION } = sent
  const form = { id, key, version }
  const result =
    plan.does === 'ask'
      ? await askOffice(services, { ...form, kind: 'correct', wish: wishWords(plan) })
      : await correctByVisitor(services, { ...form, correction, agreed: plan.agreement })
  if (result.ok) return { done: plan.does === 'ask' ? 'asked' : 'correct' }
  if (result.problem === 'asks-first') return ask(sent, plan)
  const changes = (await readChangesSince(services, { id, version })).flatMap(laterWords)
  const told = { ...sent, version: now }
  return refuse(told, { status: 409, errors: {}, changes: changes.length > 0 ? changes : [AGAIN] })
}

/** "Our office: Anu: Age was 11, is 12" */
function laterWords({ by, action, changes }: LaterChange): string[] {
  const who = by === 'visitor' ? 'On this page' : 'Our office'
  const words = changes.length > 0 ? changes.map(changeWords) : [actionWords(action)]
  return words.map((each) => `${who}: ${each}`)
}

const AGAIN = 'Something about it has changed. Please look at it and send it again.'

/** What the office and the payer's mail say that was asked for. */
function wishWords({ changes, beforeMinor, afterMinor }: Ready): string {
  const price = `New total: ${formatRupees(afterMinor)}, before ${formatRupees(beforeMinor)}.`
  const words = changes.map(plannedWords)
  return (beforeMinor === afterMinor ? words : [...words, price]).join('; ')
}

type Ready = Extract<VisitorCorrectionPlan, { ok: true }>

function ask(sent: Sent, plan: Ready): Taken {
  const { agreement } = plan
  const button =
    plan.does === 'ask'
      ? 'Correct details: ask our office'
      : `Correct details, new total ${formatRupees(plan.afterMinor)}`
  const asks = { will: willWords(plan), button, agreement }
  const { typed } = sent
  return { status: 200, reply: { typed, errors: {}, asks, changes: [], version: versionOf(sent) } }
}

function willWords({ does, changes, beforeMinor, afterMinor, owedMinor }: Ready): string[] {
  const price = priceWords({ beforeMinor, afterMinor })
  const told = changes.map(plannedWords)
  if (does === 'correct') return [...told, ...price, ...owedWords(owedMinor)]
  return [...told, ...(beforeMinor === afterMinor ? [] : price), ASKS]
}

const ASKS = 'Our office will look at it and write to you. Until then nothing changes.'

function priceWords({ beforeMinor, afterMinor }: Pick<Ready, 'beforeMinor' | 'afterMinor'>) {
  const difference = Math.abs(afterMinor - beforeMinor)
  const more = afterMinor > beforeMinor ? 'more' : 'less'
  return [
    `The new total is ${formatRupees(afterMinor)}.`,
    difference === 0
      ? 'The price stays the same.'
      : `That is ${formatRupees(difference)} ${more} than before (${formatRupees(beforeMinor)}).`,
  ]
}

function owedWords({ before, after }: Ready['owedMinor']): string[] {
  if (after > 0 && after !== before) {
    return [`${formatRupees(after)} was paid too much then: our office gives it back to you.`]
  }
  return after < before
    ? [`The ${formatRupees(before)} that our office was to give back is used for this.`]
    : []
}

function problemWords(plan: Extract<VisitorCorrectionPlan, { ok: false }>): string {
  switch (plan.problem) {
    case 'full':
      return shortageWords(plan.shortage, 'you')
    case 'cancelled':
      return 'This registration is cancelled, so it can not be corrected.'
    case 'no-person':
      return 'Somebody on this form is not registered any more. Please open the page again.'
    case 'not-offered':
      return 'This date can not be chosen any more. Please choose another one.'
    case 'somebody-missing':
      return 'To take a person off, please use “Cancel registration” on the page before.'
    case 'office':
      return 'This can not be corrected here. Please call our office.'
    default:
      return plan satisfies never
  }
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
