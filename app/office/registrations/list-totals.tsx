import { FactsList } from '#app/ui/facts-list.tsx'
import { formatRupees } from '#domain/money.ts'
import type { RegistrationTotals } from '#workflows/registration-lists/browse-registrations.ts'

/** The totals of the whole list, not of one page of it. */
export function ListTotals({ totals }: { totals: RegistrationTotals | undefined }) {
  if (!totals) {
    return (
      <p className="notice">
        More than 5,000 registrations match, so they are not added up. Choose a conference or add a
        word for totals.
      </p>
    )
  }
  const facts = [
    ['Registrations', COUNT.format(totals.registrations)],
    ['People', COUNT.format(totals.people)],
    ['Price', formatRupees(totals.priceMinor)],
    ['Received', formatRupees(totals.receivedMinor)],
    ['Still due', formatRupees(totals.stillDueMinor)],
  ] as const
  return <FactsList className="list-totals" label="Totals" facts={facts} />
}

const COUNT = new Intl.NumberFormat('en-IN')
