import { formatRupees, type Paise } from '#domain/money.ts'
import { type FieldChange, plannedWords } from '#domain/registration/field-change.ts'
import { askOffice } from '#workflows/requests/ask-office.ts'
import type { VisitorForm } from '#workflows/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'

type Wanted = VisitorForm & { changes: FieldChange[]; beforeMinor: Paise; afterMinor: Paise }

/** Asks the office for a correction that is not made at once. */
export async function askToCorrect(
  services: Services,
  { changes, beforeMinor, afterMinor, ...form }: Wanted,
) {
  const price =
    beforeMinor === afterMinor
      ? []
      : [`New total: ${formatRupees(afterMinor)}, before ${formatRupees(beforeMinor)}.`]
  const wish = [...changes.map(plannedWords), ...price].join('; ')
  return askOffice(services, { ...form, kind: 'correct', wish })
}
