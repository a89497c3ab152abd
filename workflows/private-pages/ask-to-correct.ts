import { attendeesOf, type Registration } from '#database/registrations.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { changeWords } from '#domain/registration/field-change.ts'
import { choiceChanges, personChanges } from '#workflows/registration/field-changes.ts'
import { type Correction, planCorrection } from '#workflows/registration/plan-correction.ts'
import type { Services } from '#workflows/services.ts'
import { askOffice } from './ask-office.ts'
import type { VisitorForm } from './visitor.ts'

type Wanted = Omit<VisitorForm, 'id'> & {
  registration: Registration
  correction: Correction
  beforeMinor: Paise
  afterMinor: Paise
}

/** Asks the office for a correction that changes the price or takes a place. */
export async function askToCorrect(
  services: Pick<Services, 'db' | 'content' | 'now'>,
  { registration, correction, beforeMinor, afterMinor, ...form }: Wanted,
) {
  const before = await attendeesOf(services.db, registration.id)
  const plan = await planCorrection(services.db, services, { registration, correction })
  const people = plan.ok ? personChanges(before, plan.people) : []
  const changes = [...choiceChanges(registration, correction), ...people].map(changeWords)
  const price = `New total: ${formatRupees(afterMinor)}, before ${formatRupees(beforeMinor)}.`
  const wish = `${changes.join('; ')}. ${price}`
  return askOffice(services, { ...form, id: registration.id, kind: 'correct', wish })
}
