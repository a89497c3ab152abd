import type { ReactNode } from 'react'
import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { HistoryList } from '#app/office/history-list.tsx'
import type { HistoryLine } from '#app/office/office-line.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { MailsSection, type ShownMail } from './mails-section.tsx'
import { MoneySection } from './money-section.tsx'
import { PeopleTable } from './people-table.tsx'
import { RecordHead } from './record-head.tsx'
import { registrationAddress } from './registration-address.ts'

type Props = {
  record: RegistrationRecord
  actions: readonly ActionScreen<RegistrationRecord>[]
  seesMoney: boolean
  /** Whether this person may see what the family sees. */
  mayOpenTheirs: boolean
  mayHandReceipts: boolean
  /** What may be done about one person. */
  mayWithPerson: { takeOff: boolean; refund: boolean }
  /** Not where the notice has the button. */
  offersTickets: boolean
  mails: readonly ShownMail[]
  history: readonly HistoryLine[]
  /** What was just done. */
  notice: ReactNode
}

/** One registration: where it stands and what fits now; people and history beside money and mails. */
export function RegistrationView(props: Props) {
  const { record, actions, notice, history } = props
  return (
    <>
      <StatusNotice>{notice}</StatusNotice>
      <RecordHead record={record} />
      <div className="record-actions">
        <ActionButtons
          actions={actions}
          address={registrationAddress(record)}
          primary={primaryOf(record)}
          label="Actions"
        />
        {props.offersTickets && (
          <a
            className="button button-quiet no-print"
            href={`${registrationAddress(record, 'tickets')}#print`}
          >
            Print the tickets
          </a>
        )}
        {props.mayOpenTheirs && (
          <a
            className="button button-quiet no-print"
            href={`/my/${record.registration.private_token}`}
          >
            Open their page
          </a>
        )}
      </div>
      <Troubles record={record} />
      <Notes record={record} />
      <div className="record-columns">
        <div className="record-column">
          <PeopleTable record={record} may={props.mayWithPerson} />
          <section className="office-card" aria-labelledby="history">
            <h2 id="history">History</h2>
            <HistoryList lines={history} />
          </section>
        </div>
        <div className="record-column">
          <MoneySection
            record={record}
            seesMoney={props.seesMoney}
            mayRecord={props.mayHandReceipts}
          />
          <MailsSection mails={props.mails} />
        </div>
      </div>
    </>
  )
}

/** The action that fits: what is too much goes back, a place is offered, what is due is paid. */
function primaryOf({ account, registration: { hold } }: RegistrationRecord): string {
  if (account.excessMinor > 0) return 'refund'
  if (!takesPlaces(hold) && hold !== 'cancelled') return 'offer-place'
  return account.dueMinor > 0 ? 'record-payment' : 'correct'
}

function Troubles({ record }: Pick<Props, 'record'>) {
  const troubles = troublesOf(record)
  if (troubles.length === 0) return null
  return (
    <ul className="notice record-troubles">
      {troubles.map((trouble) => (
        <li key={trouble}>{trouble}</li>
      ))}
    </ul>
  )
}

function Notes({ record: { officeEvents } }: Pick<Props, 'record'>) {
  const notes = officeEvents.flatMap(({ id, at, author, details: { note } }) =>
    note ? [{ id, at, author, note }] : [],
  )
  if (notes.length === 0) return null
  return (
    <section className="notice notice-warning" aria-labelledby="notes">
      <h2 className="visually-hidden" id="notes">
        Notes
      </h2>
      <ul className="office-notes">
        {notes.map(({ id, at, author, note }) => (
          <li key={id}>
            <strong>Note</strong> <span className="office-note">{note}</span>{' '}
            <span className="record-by">
              {author}, {shortMoment(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is wrong with a registration, a sentence each, the worst first. */
function troublesOf({ registration, account, payments, mails }: RegistrationRecord): string[] {
  const isPaid = account.paidMinor > 0
  const refused = payments.flatMap(({ refunds }) =>
    refunds.filter(({ state }) => state === 'refused'),
  )
  return [
    ...payments
      .filter((payment) => outcomeOf(payment) === 'mismatched')
      .map(
        ({ received_minor, amount_minor }) =>
          `Wrong amount paid: ${formatRupees(received_minor ?? 0)} was taken where ${formatRupees(amount_minor)} was asked for. Accept it or send it back, below.`,
      ),
    ...(isPaid && (registration.hold === 'released' || registration.hold === 'waiting')
      ? ['Paid too late: the place is gone. Offer a place or refund it.']
      : []),
    ...refused.map(
      ({ amount_minor }) => `The bank refused to take back ${formatRupees(amount_minor)}.`,
    ),
    ...mails
      .filter(({ outcome }) => outcome === 'undeliverable')
      .map(({ recipient }) => `A mail to ${recipient} could not be delivered.`),
  ]
}
