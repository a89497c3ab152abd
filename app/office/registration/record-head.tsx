import { StandingChip } from '#app/office/standing-chip.tsx'
import { shortMoment } from '#domain/dates.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { shortArrival } from '#domain/registration/arrival.ts'
import { fullName } from '#domain/registration/full-name.ts'
import { offeredUntil } from '#domain/registration/places.ts'
import { shortNumber } from '#domain/registration/short-number.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

type Props = { record: RegistrationRecord }

/** Who it is, where it stands, and the number that matters. */
export function RecordHead({ record }: Props) {
  const { registration, people, account, event, payments } = record
  const [payer] = people
  const until = offeredUntil(registration, record.placeEvents)
  const arrival = shortArrival(registration.arrival)
  const facts = [
    people.length === 1 ? '1 person' : `${registration.party} of ${people.length}`,
    event,
    registration.residential,
    arrival && `arrives ${arrival}`,
  ]
  return (
    <section className="record-head">
      <div>
        <h1>
          {payer ? fullName(payer) : 'Registration'} <StandingChip standing={account.standing} />
        </h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {until && (
          <p>
            <strong>Offered until {shortMoment(until)}</strong>
          </p>
        )}
        {payer?.email === '' && <p>No e-mail address: nothing is mailed to them.</p>}
        <p className="record-numbers">
          {shortNumber(registration)} · Registered {shortMoment(registration.created_at)} ·
          Language: {ENGLISH_LANGUAGE_NAMES[registration.language]}
          <span>{payments.map(({ txnid }) => ` · ${txnid}`).join('')}</span>
        </p>
      </div>
      <Balance account={account} />
    </section>
  )
}

function Balance({ account }: Pick<RegistrationRecord, 'account'>) {
  const { dueMinor, excessMinor, paidMinor } = account
  return (
    <div className="record-balance">
      {excessMinor > 0 ? (
        <p className="record-amount record-risk">Too much: {formatRupees(excessMinor)}</p>
      ) : (
        <p className="record-amount">
          {dueMinor > 0 ? `Still due: ${formatRupees(dueMinor)}` : 'Nothing is due'}
        </p>
      )}
      {paidMinor > 0 && <p>Paid: {formatRupees(paidMinor)}</p>}
    </div>
  )
}
