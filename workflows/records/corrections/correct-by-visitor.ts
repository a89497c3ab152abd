import type { Registration } from '#database/records/registration/registrations.ts'
import { type OfficeDetails, officeEventsOf } from '#database/staff/office-events.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { movedArrival } from '#domain/registration/party.ts'
import { changeRecord } from '#workflows/records/change-record.ts'
import { askForMoneyBack } from '#workflows/records/requests/ask-office.ts'
import { VISITOR, type VisitorForm } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { applyCorrection } from './apply-correction.ts'
import type { Correction } from './plan-correction.ts'
import { planVisitorCorrection } from './plan-visitor-correction.ts'

type Wanted = VisitorForm & {
  correction: Correction
  /** What the visitor has agreed to; empty on the first submit. */
  agreed: string
}

/**
 * Corrects a registration for the visitor. What changes the price or takes a place only when exactly that
 * was agreed to, and nothing that the office decides about: otherwise `asks-first` is returned.
 */
export async function correctByVisitor(
  services: Services,
  { correction, agreed, ...form }: Wanted,
) {
  const request = { ...form, actor: VISITOR }
  return changeRecord(services, 'registration', request, {
    needs: 'private-link',
    action: 'correct',
    alsoPlacesOf: correction.eventCode,
    apply: async (locked) => {
      const { tx, registration } = locked
      const plan = await planVisitorCorrection(
        { ...services, db: tx },
        {
          registration,
          correction,
        },
      )
      if (!plan.ok) return plan
      if (plan.agreement !== '' && (plan.does === 'ask' || plan.agreement !== agreed)) {
        return { ok: false as const, problem: 'asks-first' as const }
      }
      const applied = await applyCorrection(services, { correction, by: 'visitor' })(locked)
      if (applied.ok) await askForMoneyBack(locked, plan.owedMinor.after)
      return applied
    },
  })
}

type Corrected = { registration: Registration; correction: Correction }

/** A correction of the date that leaves the arrival as it was is meant for the new date. */
export function movedCorrection(
  { content }: Pick<Services, 'content'>,
  { registration: { arrival, event_code }, correction }: Corrected,
): Correction {
  const { eventCode = event_code } = correction
  if (eventCode === event_code || correction.arrival !== arrival) return correction
  const days = findEvent(content.conferences, eventCode)?.event.days
  return { ...correction, arrival: movedArrival({ arrival, days }) }
}

/** What was done after somebody had opened a form. No names: the office is one. */
export type LaterChange = {
  by: 'visitor' | 'office'
  action: string
  changes: NonNullable<OfficeDetails['changes']>
}

export async function readChangesSince(
  { db }: Services,
  { id, version }: { id: string; version: number },
): Promise<LaterChange[]> {
  const events = await officeEventsOf(db, 'registration', id)
  return events.flatMap(({ author, action, details: told }) => {
    if ((told.version ?? 0) <= version) return []
    const by = author === VISITOR.name ? 'visitor' : 'office'
    return [{ by, action, changes: told.changes ?? [] }]
  })
}
