import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import { findEvent, rulesOf } from '#domain/conferences/conference.ts'
import type { Paise } from '#domain/money.ts'
import { owedBack, type VisitorMay, visitorMay } from '#domain/registration/cancel-rule.ts'
import { type FieldChange, isChoice } from '#domain/registration/person.ts'
import type { Shortage } from '#domain/registration/places.ts'
import { readVisitorMoney, readVisitorRules } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { type Correction, type CorrectionPlan, planCorrection } from './plan-correction.ts'

export type VisitorCorrectionPlan =
  | {
      ok: true
      /** `ask`: it is too late for that, or the content says that the office decides. */
      does: 'correct' | 'ask'
      changes: FieldChange[]
      beforeMinor: Paise
      afterMinor: Paise
      /** What the office is to give back, before and after. */
      owedMinor: { before: Paise; after: Paise }
      /**
       * What the visitor has to agree to before it is done: empty where neither price nor places change
       * and the office need not be asked.
       */
      agreement: string
    }
  | {
      ok: false
      problem: 'cancelled' | 'no-person' | 'not-offered' | 'somebody-missing' | 'office'
    }
  | { ok: false; problem: 'full'; shortage: Shortage }

type Wanted = { registration: Registration; correction: Correction }

/** What a correction by the visitor would mean. Changes nothing. */
export async function planVisitorCorrection(
  services: Services,
  { registration, correction }: Wanted,
): Promise<VisitorCorrectionPlan> {
  const { db } = services
  if (!isOffered(services, { registration, correction })) {
    return { ok: false, problem: 'not-offered' }
  }
  const plan = await planCorrection(services, { registration, correction })
  if (!plan.ok) return { ok: false, ...visitorProblem(plan) }
  const { isPriced, changes, beforeMinor, afterMinor } = plan
  const { may } = await readVisitorRules(db, services, registration)
  const isAsked = isTooLate(changes, may) || (isPriced && asksOffice(services, registration))
  const does = isAsked ? 'ask' : 'correct'
  return {
    ok: true,
    does,
    changes,
    beforeMinor,
    afterMinor,
    owedMinor: await owedAfter(db, registration, afterMinor),
    agreement: isAsked || isPriced ? agreementOf(does, correction, afterMinor) : '',
  }
}

/** Another date must be of the same programme, open and to come. */
function isOffered(
  { content, now }: Services,
  { registration, correction: { eventCode = registration.event_code } }: Wanted,
): boolean {
  if (eventCode === registration.event_code) return true
  const place = findEvent(content.conferences, eventCode)
  return place?.key === registration.programme && visitorMay(place.event, now()).choices
}

function visitorProblem(plan: Extract<CorrectionPlan, { ok: false }>) {
  switch (plan.problem) {
    case 'full':
      return plan
    case 'cancelled':
    case 'no-person':
    case 'somebody-missing':
      return { problem: plan.problem }
    default:
      return { problem: 'office' as const }
  }
}

function isTooLate(changes: readonly FieldChange[], may: VisitorMay): boolean {
  return changes.some((change) => !(isChoice(change) ? may.choices : may.details))
}

function asksOffice({ content }: Services, { event_code }: Registration): boolean {
  const place = findEvent(content.conferences, event_code)
  return place !== undefined && rulesOf(place).corrections === 'ask'
}

async function owedAfter(db: Db, registration: Registration, priceMinor: Paise) {
  const { paidMinor, reducedMinor, owedMinor } = await readVisitorMoney(db, registration)
  const beforeMinor = registration.full_minor - reducedMinor
  const afterMinor = priceMinor - reducedMinor
  return { before: owedMinor, after: owedBack({ owedMinor, paidMinor, beforeMinor, afterMinor }) }
}

function agreementOf(
  does: 'correct' | 'ask',
  { eventCode, residential, persons }: Correction,
  afterMinor: Paise,
): string {
  return [does, eventCode ?? '', residential, persons.length, afterMinor].join('|')
}
