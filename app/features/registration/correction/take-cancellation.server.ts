import { randomUUID } from 'node:crypto'
import { UNKNOWN_VERSION } from '#app/http/own-record.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { SentForm } from '#app/ui/form/typed.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, rupeesIn } from '#domain/language-formats.ts'
import { type FieldChange, fullName } from '#domain/registration/person.ts'
import { CORRECTION_ANSWERS } from '#words/private.ts'
import { cancelByVisitor, readWhoComes } from '#workflows/cancellations/cancel-by-visitor.ts'
import {
  type CancellationPlan,
  planCancellation,
  type Whom,
} from '#workflows/cancellations/plan-cancellation.ts'
import type { PrivateRegistration } from '#workflows/private-links/read-private-page.ts'
import { askOffice } from '#workflows/requests/ask-office.ts'
import { requestWords } from './asked-words.server.ts'
import type { ShownCancellation } from './cancel-form.tsx'

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

type Ready = Extract<CancellationPlan, { ok: true }>

function whoWords(language: Language, { people, does }: Ready, isAll: boolean): string[] {
  const words = CORRECTION_ANSWERS[language]
  const names = people.map(fullName).join(', ')
  if (does === 'ask') return [words.askToCancel(names)]
  return [
    words.notExpected(names, people.length),
    isAll ? words.nothingToPay : words.othersStay,
    words.noWayBack,
  ]
}

function ruleWords(language: Language, plan: Ready): string[] {
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

type Sent = SentForm & { registration: PrivateRegistration }

/** Returns what was done; undefined when it would be something else than the page said. */
export async function takeCancellation(
  services: SiteServices,
  { registration, typed, key = randomUUID(), version = UNKNOWN_VERSION }: Sent,
): Promise<'cancel' | 'asked' | undefined> {
  const whom = readWhom(typed.whom)
  const form = { id: registration.id, key, version }
  if (typed.does === 'ask') {
    const plan = await planCancellation(services, { registration, whom })
    if (!plan.ok) return undefined
    const { language } = registration
    const wish = wishWords(whom, plan.people)
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
function wishWords(whom: Whom, people: Parameters<typeof fullName>[0][]): string {
  return `Cancel ${whom === 'all' ? 'the registration of ' : ''}${people.map(fullName).join(', ')}.`
}
