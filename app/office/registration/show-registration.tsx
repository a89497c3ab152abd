import { offeredActions } from '#app/office/action/action-screen.ts'
import { addressOf, findDone, moneyFacts } from '#app/office/action/office-record.ts'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { type HistoryLine, officeLine } from '#app/office/office-line.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { officeReceiptAddress } from '#app/office/receipt-link.tsx'
import { answerNotFound } from '#app/office/refusals.tsx'
import { doneWords } from '#app/office/words/done.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { Hold } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { listAttentionOf } from '#workflows/attention/list-attention.ts'
import { readMailText } from '#workflows/mail/again/send-mail-again.ts'
import type {
  OfficeEvent,
  PaymentEvent,
  PlaceEvent,
} from '#workflows/records/registration/read-registration-record.ts'
import {
  type RegistrationRecord,
  readRegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'
import { PAYMENT_WORDS } from './payment-words.ts'
import { REGISTRATION_ACTIONS } from './registration-actions.ts'
import { RegistrationView } from './registration-view.tsx'

export async function showRegistration(context: OfficeContext): Promise<Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const id = context.req.param('id') ?? ''
  const record = await readRegistrationRecord(services, { id, actor })
  if (!record) return answerNotFound(context)
  const mails = await Promise.all(
    record.mails.map(async (mail) => ({ mail, text: await readMailText(services, mail) })),
  )
  const seesMoney = staffCan.seeMoney(actor)
  const isNew = context.req.query('done') === 'new' && wasTaken(record)
  const hasTickets = record.registration.hold === 'confirmed'
  const done = findDone(record, { id: context.req.query('done'), actor })
  return answerPage(context, {
    title: 'Registration',
    content: (
      <RegistrationView
        record={record}
        now={services.now()}
        troubles={await listAttentionOf(services, { actor, id })}
        actor={actor}
        actions={offeredActions(REGISTRATION_ACTIONS, record, actor)}
        seesMoney={seesMoney}
        mayOpenTheirs={seesMoney || staffCan.correct(actor)}
        mails={mails}
        history={historyOf(record, seesMoney)}
        mayHandReceipts={staffCan.recordMoney(actor)}
        mayWithPerson={mayWithPerson(record, actor)}
        offersTickets={!isNew && hasTickets && staffCan.printTickets(actor)}
        notice={
          isNew ? (
            <JustTaken record={record} />
          ) : (
            done && <Done event={done} record={record} actor={actor} />
          )
        }
      />
    ),
  })
}

/** The last one is not taken off, but the registration cancelled. */
function mayWithPerson(
  { people, registration: { hold }, refundableMinor }: RegistrationRecord,
  actor: Actor,
) {
  return {
    takeOff: staffCan.cancel(actor) && people.length > 1 && hold !== 'cancelled',
    refund: staffCan.refund(actor) && refundableMinor > 0,
  }
}

/** By the office: by phone or at the door. */
function wasTaken({ officeEvents }: RegistrationRecord): boolean {
  return officeEvents.some(({ action }) => action === 'take-registration')
}

/** Everything that happened to a registration, newest first, with who did it. */
function historyOf(record: RegistrationRecord, seesMoney: boolean): HistoryLine[] {
  const { registration, officeEvents, placeEvents, payments } = record
  const money = payments.flatMap(({ txnid, events }) =>
    events.map((event) => paymentLine(event, txnid)),
  )
  const registered = { who: 'Visitor', words: 'Registered on the website.', parts: [] }
  const lines = [
    ...(wasTaken(record) ? [] : [{ at: registration.created_at, ...registered }]),
    ...officeEvents.map(officeLine),
    ...placeEvents.map(placeLine),
    ...(seesMoney ? money : []),
  ]
  return lines.sort((a, b) => b.at.localeCompare(a.at))
}

function placeLine({ at, source, to_hold }: PlaceEvent): HistoryLine {
  return { at, who: SOURCES[source], words: PLACES[to_hold], parts: [] }
}

const PLACES: Record<Hold, string> = {
  held: 'Places are held until it is paid.',
  confirmed: 'Places are confirmed.',
  released: 'Places were given back.',
  waiting: 'It went on the waiting list.',
  cancelled: 'It was cancelled, and its places are free.',
}

function paymentLine({ at, source, evidence }: PaymentEvent, txnid: string): HistoryLine {
  return { at, who: SOURCES[source], words: PAYMENT_WORDS[evidence], parts: [txnid] }
}

const SOURCES: Record<PlaceEvent['source'], string> = {
  visitor: 'Visitor',
  return: 'Payer’s browser',
  webhook: 'Payment provider',
  visit: 'Site',
  sweep: 'Site',
  office: 'Office',
  mail: 'Link in the mail',
}

type DoneProps = { event: OfficeEvent; record: RegistrationRecord; actor: Actor }

/** What was just done, in a sentence, and the next step. */
function Done({ event, record, actor }: DoneProps) {
  const next = nextStep({ event, record, actor })
  return (
    <>
      {doneWords(REGISTRATION_ACTIONS, event, moneyFacts(record))}
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
function nextStep({ event: { action, details }, record, actor }: DoneProps) {
  const receipt = record.receipts.find((each) => receiptNumber(each) === details.receipt)
  if (action === 'record-payment' && receipt) {
    return { label: 'Print the receipt', href: `${officeReceiptAddress(receipt)}#print` }
  }
  if (action === 'cancel-registration' && record.refundableMinor > 0 && staffCan.refund(actor)) {
    return { label: 'Refund', href: addressOf(record, 'refund') }
  }
  if (action === 'offer-place') return { label: 'See the waiting list', href: '/office/waiting' }
  return undefined
}

/** What was stored, and what the family at the desk waits for. */
function JustTaken({ record }: { record: RegistrationRecord }) {
  const { people, entries, receipts } = record
  const hasAddress = people.some(({ email }) => email !== '')
  const receipt = receipts.find(({ entry_id }) => entry_id === entries.at(-1)?.id)
  return (
    <>
      {hasAddress
        ? 'Registered. They get a mail with their tickets. '
        : 'Registered. Nothing is mailed, because there is no e-mail address. '}
      <a className="button" href={`${addressOf(record, 'tickets')}#print`}>
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
