import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { FactsList } from '#app/ui/facts-list.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { explainPrice } from '#app/words/en/prices.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { describeArrival } from '#domain/registration/describe-arrival.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { HistoryList } from '../history-list.tsx'
import type { HistoryLine } from '../office-line.ts'
import { Sheet } from '../sheet.tsx'
import { MailsSection, type ShownMail } from './mails-section.tsx'
import { MoneySection } from './money-section.tsx'
import { PeopleTable } from './people-table.tsx'
import { registrationAddress } from './registration-address.ts'

type Props = {
  record: RegistrationRecord
  actions: readonly ActionScreen<RegistrationRecord>[]
  seesMoney: boolean
  mails: readonly ShownMail[]
  history: readonly HistoryLine[]
  /** What was just done. */
  notice: string
}

/** One registration: what is due, who comes, the price, the money, the mails and the history. */
export function RegistrationView(props: Props) {
  const { record, actions, notice, history } = props
  return (
    <>
      <StatusNotice>{notice}</StatusNotice>
      <Head record={record} />
      <ActionButtons actions={actions} address={registrationAddress(record)} label="Actions" />
      <PeopleTable record={record} />
      <Price record={record} />
      <MoneySection record={record} seesMoney={props.seesMoney} />
      <Notes record={record} />
      <MailsSection mails={props.mails} />
      <section className="office-section" aria-labelledby="history">
        <h2 id="history">History</h2>
        <HistoryList lines={history} />
      </section>
    </>
  )
}

function Head({ record }: Pick<Props, 'record'>) {
  const { registration, people, account, event, payments } = record
  const [payer] = people
  const { dueMinor, paidMinor, standing } = account
  const facts = [
    ['Conference', event],
    ['Standing', standing],
    ['Registering as', registration.party],
    ['Type of registration', registration.residential],
    ['Arrival', describeArrival(registration.arrival)],
    ['Registered', formatMoment(new Date(registration.created_at))],
    ['Transaction numbers', payments.map(({ txnid }) => txnid).join(', ')],
    ['Number', registration.id],
  ] as const
  return (
    <section className="office-section">
      <h1>{payer ? `${payer.first_name} ${payer.last_name}` : 'Registration'}</h1>
      <p className="office-due">
        <strong>{dueMinor > 0 ? `Still due: ${formatRupees(dueMinor)}` : 'Nothing is due'}</strong>
        {paidMinor > 0 && <span>Paid: {formatRupees(paidMinor)}</span>}
      </p>
      <FactsList className="office-facts" facts={facts} />
    </section>
  )
}

function Price({ record: { lines, registration, account } }: Pick<Props, 'record'>) {
  const { reducedMinor } = account
  const price = formatRupees(registration.full_minor)
  const rows = [
    ...lines.map((line, index) => ({
      key: String(index),
      cells: [explainPrice(line), formatRupees(line.amount + line.balance)],
    })),
    ...(registration.fee_minor > 0
      ? [
          {
            key: 'fee',
            cells: ['Kept for people who cancelled', formatRupees(registration.fee_minor)],
          },
        ]
      : []),
    { key: 'price', cells: [lines.length > 0 ? 'Price' : 'Price, as it was sold', price] },
    ...(reducedMinor > 0
      ? [{ key: 'reductions', cells: ['Reductions', `− ${formatRupees(reducedMinor)}`] }]
      : []),
  ]
  return (
    <section className="office-section" aria-labelledby="price">
      <h2 id="price">Price</h2>
      <Sheet caption="The price and its reasons" hidesCaption columns={PRICE_COLUMNS} rows={rows} />
    </section>
  )
}

const PRICE_COLUMNS = [{ label: 'What for' }, { label: 'Amount', isNumber: true }]

function Notes({ record: { officeEvents } }: Pick<Props, 'record'>) {
  const notes = officeEvents.flatMap(({ id, at, author, details: { note } }) =>
    note ? [{ id, at, author, note }] : [],
  )
  if (notes.length === 0) return null
  return (
    <section className="office-section" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      <ul className="office-notes">
        {notes.map(({ id, at, author, note }) => (
          <li key={id}>
            <p className="office-note">{note}</p>
            <p className="field-help">
              {author}, {formatMoment(new Date(at))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
