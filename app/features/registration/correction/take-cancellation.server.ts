import { randomUUID } from 'node:crypto'
import { UNKNOWN_VERSION } from '#app/http/own-record.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { SentForm } from '#app/ui/form/typed.ts'
import { formatDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { fullName } from '#domain/registration/full-name.ts'
import { cancelByVisitor } from '#workflows/cancellations/cancel-by-visitor.ts'
import {
  type CancellationPlan,
  previewCancellation,
  type Whom,
} from '#workflows/cancellations/plan-cancellation.ts'
import { readWhoComes } from '#workflows/cancellations/read-who-comes.ts'
import type { PrivateRegistration } from '#workflows/private-links/read-private-page.ts'
import { askOffice } from '#workflows/requests/ask-office.ts'
import type { ShownCancellation } from './cancel-form.tsx'

export function readWhom(text: string | null = ''): Whom {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : 'all'
}

type Asked = { registration: PrivateRegistration; whom: Whom }

/** What cancelling would mean, in words; undefined when there is nothing to cancel. */
export async function showCancellation(
  services: SiteServices,
  { registration, whom }: Asked,
): Promise<ShownCancellation | undefined> {
  const plan = await previewCancellation(services, { registration, whom })
  if (!plan.ok) return undefined
  const people = await readWhoComes(services, registration.id)
  const isAll = plan.people.length === people.length
  const [first] = plan.people
  const who = first && !isAll ? ` of ${first.first_name} ${first.last_name}` : ''
  return {
    will: [...whoWords(plan, isAll), ...ruleWords(plan)],
    button: `Cancel registration${who}${plan.does === 'ask' ? ': ask our office' : ''}`,
    whom: isAll ? 'all' : String(whom),
    version: registration.version,
    does: plan.does,
    promisedMinor: plan.does === 'ask' ? 0 : plan.refundMinor + plan.byHandMinor,
    others: people.length > 1 ? people.filter(({ position }) => isAll || position !== whom) : [],
  }
}

type Ready = Extract<CancellationPlan, { ok: true }>

function whoWords({ people, does }: Ready, isAll: boolean): string[] {
  const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ')
  if (does === 'ask') return [`You ask our office to cancel this for ${names}.`]
  return [
    `${names} ${people.length === 1 ? 'is' : 'are'} not expected any more, and the ${people.length === 1 ? 'place goes' : 'places go'} to others.`,
    isAll ? 'Nothing is to be paid any more.' : 'The others stay registered.',
    'This can not be taken back.',
  ]
}

function ruleWords(plan: Ready): string[] {
  if (plan.does === 'ask') {
    return [
      ...(plan.before ? [`It was possible to cancel here before ${dayOf(plan.before)}.`] : []),
      'Our office will decide on the refund and write to you. Until then nothing changes.',
    ]
  }
  const { rule, refundMinor, byHandMinor, owedMinor } = plan
  const whole = refundMinor + byHandMinor
  return [
    `Before ${dayOf(rule.before)}, ${rule.refundPercent} % of what was paid goes back.`,
    whole > 0 ? `${formatRupees(whole)} goes back to you.` : 'Nothing goes back.',
    ...(byHandMinor > 0
      ? [`Our office gives you ${formatRupees(byHandMinor)} of it, and writes to you.`]
      : []),
    ...(owedMinor > 0
      ? [`Our office also gives you the ${formatRupees(owedMinor)} that you asked for.`]
      : []),
  ]
}

function dayOf(moment: Date): string {
  return formatDay(dayInIndia(moment.getTime()))
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
    const plan = await previewCancellation(services, { registration, whom })
    if (!plan.ok) return undefined
    const wish = wishWords(whom, plan.people)
    const asked = await askOffice(services, { ...form, kind: 'cancel', wish })
    return asked.ok ? 'asked' : undefined
  }
  const promisedMinor = Number(typed.promised)
  const cancelled = await cancelByVisitor(services, { ...form, whom, promisedMinor })
  return cancelled.ok ? 'cancel' : undefined
}

/** What the office and the payer's mail say that was asked for. */
function wishWords(whom: Whom, people: Parameters<typeof fullName>[0][]): string {
  return `Cancel ${whom === 'all' ? 'the registration of ' : ''}${people.map(fullName).join(', ')}.`
}
