import { officeReceiptAddress } from '#app/office/receipt-link.tsx'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { registrationAddress } from './registration-address.ts'

/** What was stored, and what the family at the desk waits for. */
export function JustTaken({ record }: { record: RegistrationRecord }) {
  const { people, entries, receipts } = record
  const hasAddress = people.some(({ email }) => email !== '')
  const receipt = receipts.find(({ entry_id }) => entry_id === entries.at(-1)?.id)
  return (
    <>
      {hasAddress
        ? 'Registered. They get a mail with their tickets. '
        : 'Registered. Nothing is mailed, because there is no e-mail address. '}
      <a className="button" href={`${registrationAddress(record, 'tickets')}#print`}>
        Print the tickets
      </a>{' '}
      {receipt && (
        <a className="button button-quiet" href={`${officeReceiptAddress(receipt)}#print`}>
          Print the receipt
        </a>
      )}
    </>
  )
}
