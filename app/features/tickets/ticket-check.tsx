import { FactsList } from '#app/ui/facts-list.tsx'
import { ButtonForm, HiddenFields, Submit } from '#app/ui/form/buttons.tsx'
import { useWords } from '#app/ui/language.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { TICKET_WORDS } from '#words/private.ts'
import type { CheckedTicket } from '#workflows/records/tickets/read-tickets.ts'
import type { ShownTicket } from './show-scanned-ticket.server.ts'

export function TicketCheck({ ticket: { holder, dates } }: { ticket: CheckedTicket }) {
  const words = useWords(TICKET_WORDS)
  const { when } = useWords(LABEL_WORDS)
  return (
    <div className="card">
      <p className="lead">{words.about}</p>
      <FactsList
        className="facts"
        facts={[
          [words.for, holder],
          [when, dates],
        ]}
      />
    </div>
  )
}

export function StaffTicketCheck({ ticket }: { ticket: ShownTicket }) {
  const { guest, text, isGood, conference, party, key, take } = ticket
  const { first, last, dueMinor, room = '' } = guest
  return (
    <div className={`card result-${isGood ? 'success' : 'failure'}`}>
      <p className="lead">{`${first} ${last}`}</p>
      <p>{text}</p>
      {key && <ButtonForm fields={{ key }}>Check in</ButtonForm>}
      {dueMinor > 0 && <p className="notice">{formatRupees(dueMinor)} to pay</p>}
      {take && <TakeMoney dueMinor={dueMinor} take={take} />}
      <FactsList
        className="facts"
        facts={[
          ['Conference', conference],
          ['Party', party.map((each) => `${each.first} ${each.last}, ${each.age}`).join(' · ')],
          ['Room', room],
        ]}
      />
    </div>
  )
}

/** Each leads to the office's page that says what will happen, and asks once more. */
function TakeMoney(props: { dueMinor: number; take: NonNullable<ShownTicket['take']> }) {
  const { dueMinor, take } = props
  const { record, qr } = take
  const amount = formatRupees(dueMinor)
  const typed = { day: dayInIndia(take.now), amount: toDecimalText(dueMinor) }
  return (
    <>
      <ButtonForm action={record} fields={{ ...typed, method: 'Cash', intent: 'show' }}>
        {`${amount} in cash`}
      </ButtonForm>
      <QrCode qr={qr} label={`UPI code for ${amount}`} className="ticket-qr" />
      <form className="form" method="post" action={record}>
        <HiddenFields fields={{ ...typed, method: 'UPI', intent: 'show' }} />
        <div className="field">
          <label className="field-label" htmlFor="reference">
            Number of the UPI payment
          </label>
          <input className="input" id="reference" name="reference" autoComplete="off" />
        </div>
        <Submit isQuiet>{`${amount} by UPI`}</Submit>
      </form>
      <p>
        <a href={record}>Record payment</a>
      </p>
    </>
  )
}
