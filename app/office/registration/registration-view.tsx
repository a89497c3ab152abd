import type { ReactNode } from 'react'
import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { addressOf } from '#app/office/action/office-record.ts'
import { HistoryList } from '#app/office/history-list.tsx'
import type { HistoryLine } from '#app/office/office-line.ts'
import { StandingChip } from '#app/office/standing-chip.tsx'
import { moneyWords } from '#app/office/words/due.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { shortArrival } from '#domain/registration/party.ts'
import { fullName } from '#domain/registration/person.ts'
import {
  type MoneyState,
  moneyStates,
  offeredUntil,
  takesPlaces,
} from '#domain/registration/places.ts'
import type { Actor } from '#domain/staff.ts'
import type { AttentionItem } from '#workflows/attention/attention-kind.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { MailsSection, type ShownMail } from './mails-section.tsx'
import { MoneySection } from './money-section.tsx'
import { PeopleTable } from './people-table.tsx'
import { mainAction, Troubles } from './troubles.tsx'

type Props = {
  record: RegistrationRecord
  now: Date
  /** What needs attention about it. */
  troubles: readonly AttentionItem[]
  actor: Actor
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
      <RecordHead record={record} now={props.now} />
      <Troubles
        troubles={props.troubles}
        reached={actions.map(({ slug }) => addressOf(record, slug))}
      />
      <Notes record={record} troubles={props.troubles} />
      <div className="row gap-2 record-actions">
        <ActionButtons
          actions={actions}
          address={addressOf(record)}
          primary={primaryOf(props)}
          label="Actions"
        />
        {props.offersTickets && (
          <a
            className="button button-quiet no-print"
            href={`${addressOf(record, 'tickets')}#print`}
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
      <div className="columns record-columns top">
        <div className="stack record-column">
          <PeopleTable record={record} may={props.mayWithPerson} />
          <section className="office-card box stack gap-2" aria-labelledby="history">
            <h2 id="history">History</h2>
            <HistoryList lines={history} />
          </section>
        </div>
        <div className="stack record-column">
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

/**
 * The action that fits: what settles a trouble; otherwise what is too much goes back, a place is offered,
 * what is due is paid.
 */
function primaryOf({ record, troubles, actions }: Props): string | undefined {
  const { account, registration } = record
  const main = mainAction(troubles)
  if (main) return actions.find(({ slug }) => addressOf(record, slug) === main)?.slug
  const { hold } = registration
  const isHeld = moneyStates(account).some(({ says }) => says === 'held')
  if (account.excessMinor > 0 || isHeld) return 'refund'
  if (!takesPlaces(hold) && hold !== 'cancelled') return 'offer-place'
  return account.dueMinor > 0 ? 'record-payment' : 'correct'
}

/** A wish that nobody has answered is a trouble, not yet a note. */
function Notes({ record: { officeEvents }, troubles }: Pick<Props, 'record' | 'troubles'>) {
  const wishes = troubles.map(({ says }) => says)
  const notes = officeEvents.flatMap(({ id, at, author, details: { note } }) =>
    note && !wishes.includes(note) ? [{ id, at, author, note }] : [],
  )
  if (notes.length === 0) return null
  return (
    <section className="notice notice-warning" aria-labelledby="notes">
      <h2 className="visually-hidden" id="notes">
        Notes
      </h2>
      <ul className="stack">
        {notes.map(({ id, at, author, note }) => (
          <li key={id}>
            <strong>Note</strong> <span className="typed">{note}</span>{' '}
            <span className="soft">
              {author}, {shortMoment(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who it is, where it stands, and the number that matters. */
function RecordHead({ record, now }: Pick<Props, 'record' | 'now'>) {
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
    <section className="record-head cluster split">
      <div>
        <h1>
          {payer ? fullName(payer) : 'Registration'} <StandingChip {...account} />
        </h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {until && (
          <p>
            <strong>Offered until {shortMoment(until)}</strong>
          </p>
        )}
        {payer?.email === '' && <p>No e-mail address: nothing is mailed to them.</p>}
        <p className="soft">
          {shortNumber(registration)} · Registered {shortMoment(registration.created_at)} ·
          Language: {ENGLISH_LANGUAGE_NAMES[registration.language]}
          <span>{payments.map(({ txnid }) => ` · ${txnid}`).join('')}</span>
        </p>
      </div>
      <Balance account={account} now={now} />
    </section>
  )
}

function Balance({ account, now }: Pick<RegistrationRecord, 'account'> & { now: Date }) {
  const { paidMinor } = account
  return (
    <div className="record-balance">
      {moneyStates(account).map((state) => (
        <p
          key={state.says}
          className={RISKS.has(state.says) ? 'record-amount record-risk' : 'record-amount'}
        >
          {moneyWords(state, now)}
        </p>
      ))}
      {paidMinor > 0 && <p>Paid: {formatRupees(paidMinor)}</p>}
    </div>
  )
}

/** What somebody has to decide about. */
const RISKS: ReadonlySet<MoneyState['says']> = new Set(['too-much', 'held'])
