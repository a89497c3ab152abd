import { sumAccount } from '#database/account-sums.ts'
import type { Db } from '#database/open.ts'
import { attendeesOf, type Registration } from '#database/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { findEvent, isOpen } from '#domain/registration/conference.ts'
import { rulesOf } from '#domain/registration/registration-rules.ts'
import { comingBack } from '#workflows/payments/coming-back.ts'
import { type Correction, planCorrection } from '#workflows/registration/plan-correction.ts'
import type { Services } from '#workflows/services.ts'

export type VisitorCorrectionPlan =
  | {
      ok: true
      /** `ask`: the content says that the office decides. */
      does: 'correct' | 'ask'
      beforeMinor: Paise
      afterMinor: Paise
      /** What was received above the new price. */
      tooMuchMinor: Paise
      /**
       * What the visitor has to agree to before it is done: empty where neither price nor places change.
       */
      agreement: string
    }
  | {
      ok: false
      problem: 'cancelled' | 'no-person' | 'not-offered' | 'somebody-missing' | 'office'
    }
  | { ok: false; problem: 'full'; shortage: string }

type Wanted = { registration: Registration; correction: Correction }

/** What a correction by the visitor would mean. Changes nothing. */
export async function planVisitorCorrection(
  db: Db,
  services: Pick<Services, 'content' | 'now'>,
  { registration, correction }: Wanted,
): Promise<VisitorCorrectionPlan> {
  const everybody = await attendeesOf(db, registration.id)
  const kept = new Set(correction.persons.map(({ position }) => position))
  if (!everybody.every(({ position }) => kept.has(position))) {
    return { ok: false, problem: 'somebody-missing' }
  }
  if (!isOffered(services, { registration, correction })) {
    return { ok: false, problem: 'not-offered' }
  }
  const plan = await planCorrection(db, services, { registration, correction })
  if (!plan.ok) {
    if (plan.problem === 'full') return plan
    const { problem } = plan
    return {
      ok: false,
      problem: problem === 'cancelled' || problem === 'no-person' ? problem : 'office',
    }
  }
  const { receivedMinor, returnedMinor, reducedMinor } = await sumAccount(db, registration.id)
  const paidMinor = receivedMinor - returnedMinor - (await comingBack(db, registration.id))
  const tooMuchMinor = paidMinor - (plan.afterMinor - reducedMinor)
  return {
    ok: true,
    does: plan.isPriced && asksOffice(services, registration) ? 'ask' : 'correct',
    beforeMinor: plan.beforeMinor,
    afterMinor: plan.afterMinor,
    tooMuchMinor: plan.isPriced ? Math.max(tooMuchMinor, 0) : 0,
    agreement: plan.isPriced ? agreementOf(correction, plan.afterMinor) : '',
  }
}

/** What a correction would mean, for the page that asks first. */
export function previewVisitorCorrection(
  services: Pick<Services, 'db' | 'content' | 'now'>,
  wanted: Wanted,
): Promise<VisitorCorrectionPlan> {
  return planVisitorCorrection(services.db, services, wanted)
}

/** Another date must be of the same programme, and open. */
function isOffered(
  { content, now }: Pick<Services, 'content' | 'now'>,
  { registration, correction: { eventCode = registration.event_code } }: Wanted,
): boolean {
  if (eventCode === registration.event_code) return true
  const place = findEvent(content.conferences, eventCode)
  return place?.key === registration.programme && isOpen(place.event, now())
}

function asksOffice({ content }: Pick<Services, 'content'>, { event_code }: Registration): boolean {
  const place = findEvent(content.conferences, event_code)
  return place !== undefined && rulesOf(place).corrections === 'ask'
}

function agreementOf({ eventCode, residential, persons }: Correction, afterMinor: Paise): string {
  return [eventCode ?? '', residential, persons.length, afterMinor].join('|')
}
