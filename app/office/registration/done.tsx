import { officeReceiptAddress } from '#app/office/receipt-link.tsx'
import { doneWords } from '#app/office/words/done.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type {
  OfficeEvent,
  RegistrationRecord,
} from '#workflows/registration/read-registration-record.ts'
import { registrationAddress } from './registration-address.ts'

type Props = { event: OfficeEvent; record: RegistrationRecord; actor: Actor }

/** What was just done, in a sentence, and the next step. */
export function Done({ event, record, actor }: Props) {
  const refunds = record.payments.flatMap((payment) => payment.refunds)
  const { account } = record
  const next = nextStep({ event, record, actor })
  return (
    <>
      {doneWords(event, { refunds, account })}
      {next && (
        <>
          {' '}
          <a className="button" href={next.href}>
            {next.label}
          </a>
        </>
      )}
    </>
  )
}

/** Who pays at the desk waits for a receipt; what was paid for nothing goes back; others wait, too. */
function nextStep({ event: { action, details }, record, actor }: Props) {
  const receipt = record.receipts.find((each) => receiptNumber(each) === details.receipt)
  if (action === 'record-payment' && receipt) {
    return { label: 'Print the receipt', href: `${officeReceiptAddress(receipt)}#print` }
  }
  if (action === 'cancel-registration' && record.refundableMinor > 0 && staffCan.refund(actor)) {
    return { label: 'Refund', href: registrationAddress(record, 'refund') }
  }
  if (action === 'offer-place') return { label: 'See the waiting list', href: '/office/waiting' }
  return undefined
}
