import { randomUUID } from 'node:crypto'
import { shortageWords } from '#app/features/registration/price/typed-quote.ts'
import { UNKNOWN_VERSION } from '#app/http/private-record.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { SentForm } from '#app/ui/form/typed.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, rupeesIn } from '#domain/language-formats.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { type FieldChange, fullName } from '#domain/registration/person.ts'
import { changeWords, plannedWords, type StoredChange } from '#words/change-words.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { actionWords } from '#words/office-actions.ts'
import { CORRECTION_ANSWERS } from '#words/private.ts'
import { findSentForm } from '#workflows/do-once.ts'
import {
  type CancellationPlan,
  cancelByVisitor,
  planCancellation,
  readWhoComes,
  type Whom,
} from '#workflows/records/cancellations/cancel-by-visitor.ts'
import {
  correctByVisitor,
  type LaterChange,
  movedCorrection,
  planVisitorCorrection,
  readChangesSince,
  type VisitorCorrectionPlan,
} from '#workflows/records/corrections/correct-by-visitor.ts'
import type { Correction } from '#workflows/records/corrections/plan-correction.ts'
import { readCorrectionForm } from '#workflows/records/corrections/read-correction-form.ts'
import type { PrivateRegistration } from '#workflows/records/private/read-private-page.ts'
import type { MyRegistration } from '#workflows/records/registration/read-my-registration.ts'
import { askOffice } from '#workflows/records/requests/ask-office.ts'
import type { ShownCancellation } from './cancel-form.tsx'
import type { CorrectionReply } from './correction-form.tsx'
import { readRegistrationRows } from './read-registration-rows.ts'
import { rebaseCorrection } from './rebase-correction.ts'

type OwnForm = SentForm & { registration: PrivateRegistration }

type CorrectionAnswer =
  | { done: 'correct' | 'asked' | 'same' }
  | { done?: undefined; status: number; reply: CorrectionReply }

/** Corrects at once, asks first, or says what is wrong. Everything typed comes back. */
export async function takeCorrection(
  services: SiteServices,
  form: OwnForm,
): Promise<CorrectionAnswer> {
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
  const { persons } = reading
  const typedCorrection = { eventCode, type, residential, arrival, persons }
  const correction = movedCorrection(services, registration, typedCorrection)
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
  sent: OwnForm,
  { plan, correction, key }: { plan: ReadyCorrection; correction: Correction; key: string },
): Promise<CorrectionAnswer> {
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
function wishOf(language: Language, plan: ReadyCorrection) {
  const wish = correctionWish(plan)
  const { changes, beforeMinor, afterMinor } = plan
  const told = language === 'en' ? wish : changedWords(language, plan).join(' ')
  return { wish, told, asked: { changes, beforeMinor, afterMinor } }
}

function correctionWish({ changes, beforeMinor, afterMinor }: ReadyCorrection): string {
  const price = `New total: ${formatRupees(afterMinor)}, before ${formatRupees(beforeMinor)}.`
  const words = changes.map((change) => plannedWords('en', change))
  return (beforeMinor === afterMinor ? words : [...words, price]).join('; ')
}

type ReadyCorrection = Extract<VisitorCorrectionPlan, { ok: true }>

function ask(sent: OwnForm, plan: ReadyCorrection): CorrectionAnswer {
  const { agreement } = plan
  const { language } = sent.registration
  const words = CORRECTION_ANSWERS[language]
  const button =
    plan.does === 'ask' ? words.ask : words.correct(rupeesIn(language, plan.afterMinor))
  const asks = { will: willWords(language, plan), button, agreement }
  const { typed } = sent
  return { status: 200, reply: { typed, errors: {}, asks, changes: [], version: versionOf(sent) } }
}

function willWords(language: Language, plan: ReadyCorrection): string[] {
  const { does, changes, owedMinor } = plan
  if (does === 'ask')
    return [...changedWords(language, plan), CORRECTION_ANSWERS[language].officeLooks]
  const told = changes.map((change) => plannedWords(language, change))
  return [...told, ...priceWords(language, plan), ...owedWords(language, owedMinor)]
}

function owedWords(language: Language, { before, after }: ReadyCorrection['owedMinor']): string[] {
  const words = CORRECTION_ANSWERS[language]
  if (after > 0 && after !== before) return [words.tooMuch(rupeesIn(language, after))]
  return after < before ? [words.usedForThis(rupeesIn(language, before))] : []
}

function problemWords(
  language: Language,
  plan: Extract<VisitorCorrectionPlan, { ok: false }>,
): string {
  return plan.problem === 'full'
    ? shortageWords(REGISTRATION_FORM[language], plan.shortage)
    : CORRECTION_ANSWERS[language].problems[plan.problem]
}

function refuse(
  sent: OwnForm,
  refusal: { status: number; errors: Record<string, string>; changes?: string[] },
): CorrectionAnswer {
  const { status, errors, changes = [] } = refusal
  return { status, reply: { typed: sent.typed, errors, changes, version: versionOf(sent) } }
}

/** The version with which the form was opened first. */
function versionOf({ registration, version = registration.version }: OwnForm): number {
  return version
}

export function readWhom(text: string | null = ''): Whom {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : 'all'
}

/** What cancelling would mean, in words; undefined when there is nothing to cancel. */
export async function showCancellation(
  services: SiteServices,
  { registration, whom }: { registration: PrivateRegistration; whom: Whom },
): Promise<ShownCancellation | undefined> {
  const { language } = registration
  const words = CORRECTION_ANSWERS[language]
  const plan = await planCancellation(services, { registration, whom })
  if (!plan.ok) return undefined
  const people = await readWhoComes(services, registration.id)
  const isAll = plan.people.length === people.length
  const [first] = plan.people
  const button = first && !isAll ? words.cancelOf(fullName(first)) : words.cancel
  return {
    will: [...whoWords(language, plan, isAll), ...ruleWords(language, plan)],
    button: plan.does === 'ask' ? words.askOffice(button) : button,
    whom: isAll ? 'all' : String(whom),
    version: registration.version,
    does: plan.does,
    promisedMinor: plan.does === 'ask' ? 0 : plan.refundMinor + plan.byHandMinor,
    others: people.length > 1 ? people.filter(({ position }) => isAll || position !== whom) : [],
  }
}

type ReadyCancellation = Extract<CancellationPlan, { ok: true }>

function whoWords(
  language: Language,
  { people, does }: ReadyCancellation,
  isAll: boolean,
): string[] {
  const words = CORRECTION_ANSWERS[language]
  const names = people.map(fullName).join(', ')
  if (does === 'ask') return [words.askToCancel(names)]
  return [
    words.notExpected(names, people.length),
    isAll ? words.nothingToPay : words.othersStay,
    words.noWayBack,
  ]
}

function ruleWords(language: Language, plan: ReadyCancellation): string[] {
  const words = CORRECTION_ANSWERS[language]
  const dayOf = (moment: Date) => dayIn(language, dayInIndia(moment.getTime()))
  if (plan.does === 'ask') {
    return [...(plan.before ? [words.wasPossible(dayOf(plan.before))] : []), words.officeDecides]
  }
  const { rule, refundMinor, byHandMinor, owedMinor } = plan
  const whole = refundMinor + byHandMinor
  return [
    words.rule(dayOf(rule.before), rule.refundPercent),
    whole > 0 ? words.goesBack(rupeesIn(language, whole)) : words.nothingBack,
    ...(byHandMinor > 0 ? [words.byHand(rupeesIn(language, byHandMinor))] : []),
    ...(owedMinor > 0 ? [words.alsoOwed(rupeesIn(language, owedMinor))] : []),
  ]
}

/** Returns what was done; undefined when it would be something else than the page said. */
export async function takeCancellation(
  services: SiteServices,
  { registration, typed, key = randomUUID(), version = UNKNOWN_VERSION }: OwnForm,
): Promise<'cancel' | 'asked' | undefined> {
  const whom = readWhom(typed.whom)
  const form = { id: registration.id, key, version }
  if (typed.does === 'ask') {
    const plan = await planCancellation(services, { registration, whom })
    if (!plan.ok) return undefined
    const { language } = registration
    const wish = cancelWish(whom, plan.people)
    const asked = { changes: plan.people.map(takenOff) }
    const { wish: told } = requestWords(language, { kind: 'cancel', wish, asked })
    const done = await askOffice(services, { ...form, kind: 'cancel', wish, told, asked })
    return done.ok ? 'asked' : undefined
  }
  const promisedMinor = Number(typed.promised)
  const cancelled = await cancelByVisitor(services, { ...form, whom, promisedMinor })
  return cancelled.ok ? 'cancel' : undefined
}

function takenOff(person: Parameters<typeof fullName>[0] & { position: number }): FieldChange {
  return { whose: '', position: person.position, field: 'person', from: fullName(person), to: '' }
}

/** What the office is asked for. It is stored, so in the office's language. */
function cancelWish(whom: Whom, people: Parameters<typeof fullName>[0][]): string {
  return `Cancel ${whom === 'all' ? 'the registration of ' : ''}${people.map(fullName).join(', ')}.`
}

type Prices = { beforeMinor: Paise; afterMinor: Paise }

/** What a request asks for: each change, and the price where it is another one. */
function changedWords(
  language: Language,
  { changes, ...prices }: Prices & { changes: readonly StoredChange[] },
): string[] {
  const told = changes.map((change) => plannedWords(language, change))
  return prices.beforeMinor === prices.afterMinor
    ? told
    : [...told, ...priceWords(language, prices)]
}

function priceWords(language: Language, { beforeMinor, afterMinor }: Prices): string[] {
  const words = CORRECTION_ANSWERS[language]
  const before = rupeesIn(language, beforeMinor)
  const total = words.newTotal(rupeesIn(language, afterMinor))
  if (afterMinor === beforeMinor) return [total, words.samePrice]
  const difference = rupeesIn(language, Math.abs(afterMinor - beforeMinor))
  const compare = afterMinor > beforeMinor ? words.more : words.less
  return [total, compare(difference, before)]
}

/** A stored request in the words of the page. What has no codes stays English, and is marked so. */
export function requestWords(
  language: Language,
  { kind, wish, asked }: Pick<MyRegistration['requests'][number], 'kind' | 'wish' | 'asked'>,
): { wish: string; lang?: 'en' } {
  if (language === 'en') return { wish }
  if (!asked) return { wish, lang: 'en' }
  const { changes, beforeMinor = 0, afterMinor = beforeMinor } = asked
  if (kind === 'cancel') {
    const names = changes.map(({ from }) => from).join(', ')
    return { wish: CORRECTION_ANSWERS[language].cancelOf(names) }
  }
  return { wish: changedWords(language, { changes, beforeMinor, afterMinor }).join(' ') }
}
