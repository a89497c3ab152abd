import { changeRecord } from '#workflows/change-record.ts'
import { VISITOR, type VisitorForm } from '#workflows/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { askForMoneyBack } from '../requests/ask-office.ts'
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
  return changeRecord(
    services,
    { kind: 'registration', ...form, actor: VISITOR },
    {
      needs: 'private-link',
      action: 'correct',
      alsoPlacesOf: correction.eventCode,
      apply: async (locked) => {
        const { tx, registration } = locked
        const plan = await planVisitorCorrection(tx, services, { registration, correction })
        if (!plan.ok) return plan
        if (plan.agreement !== '' && (plan.does === 'ask' || plan.agreement !== agreed)) {
          return { ok: false as const, problem: 'asks-first' as const }
        }
        const applied = await applyCorrection(services, { correction, by: 'visitor' })(locked)
        if (applied.ok) await askForMoneyBack(locked, plan.owedMinor.after)
        return applied
      },
    },
  )
}
