import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import { type ActionScreen, offeredActions } from '#app/office/action/action-screen.ts'
import { MoneyCard } from '#app/office/action/money-card.tsx'
import { addressOf, backOf, findDone } from '#app/office/action/office-record.ts'
import { Moment, officeReceiptAddress, StandingChip, voucherAddress } from '#app/office/cells.tsx'
import { officePage } from '#app/office/engine/engine.tsx'
import { AttentionButton } from '#app/office/form/attention-button.tsx'
import { PostForm, Submit } from '#app/office/form/office-form.tsx'
import { type HistoryLine, HistoryList, officeLine } from '#app/office/history-list.tsx'
import { ButtonLink } from '#app/office/link-list.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { REGISTRATION_ACTIONS } from '#app/office/registrations/registration-actions.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { shortArrival } from '#domain/registration/party.ts'
import { fullName } from '#domain/registration/person.ts'
import { moneyStates, offeredUntil, takesPlaces } from '#domain/registration/places.ts'
import { staffCan } from '#domain/staff.ts'
import { doneWords } from '#words/office/done.ts'
import { moneyWords } from '#words/office/due.ts'
import { HOLD_WORDS, SOURCE_WORDS } from '#words/office/history.ts'
import { EVIDENCE_WORDS } from '#words/office/payments.ts'
import { listAttentionOf } from '#workflows/attention/list-attention.ts'
import { readMailText } from '#workflows/mail/send-mail-again.ts'
import {
  type PlaceEvent,
  type RegistrationRecord,
  readRegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'
import { MailsSection } from './mails-section.tsx'
import { PeopleTable } from './people-table.tsx'

export const registration = officePage({
  path: '/registrations/:id{[0-9a-f-]{36}}',
  async read(services, { actor, id }) {
    const record = await readRegistrationRecord(services, { id, actor })
    if (!record) return undefined
    return {
      record,
      actor,
      now: services.now(),
      troubles: await listAttentionOf(services, actor, id),
      mails: await Promise.all(
        record.mails.map(async (mail) => ({ mail, text: await readMailText(services, mail) })),
      ),
    }
  },
  title: 'Registration',
  View({ page, query }) {
    const { record, actor, now, troubles, mails } = page
    const isNew = query.done === 'new' && wasTaken(record)
    const hasTickets = record.registration.hold === 'confirmed' && staffCan.printTickets(actor)
    const actions = offeredActions(REGISTRATION_ACTIONS, record, actor)
    const seesMoney = staffCan.seeMoney(actor)
    const reached = actions.map(({ slug }) => addressOf(record, slug))
    const shown = troubles
      .filter(({ kind }) => !kind.isInHead)
      .map((each) => ({ ...each, actions: each.actions.filter(({ to }) => !reached.includes(to)) }))
    const settling = shown.flatMap(({ actions }) => actions)
    const primary = primaryOf(page, actions)
    // Beside "More", with what settles a trouble, and with the one that fits best.
    const room = 4 - settling.length - (primary && !SHOWN.includes(primary) ? 1 : 0)
    return (
      <>
        <StatusNotice>
          {isNew ? <JustTaken record={record} /> : doneNotice(page, query.done)}
        </StatusNotice>
        <RecordHead record={record} now={now} />
        <Troubles troubles={shown} main={mainAction(page)} />
        <Notes record={record} troubles={troubles} />
        <ActionButtons
          actions={actions}
          address={addressOf(record)}
          primary={primary}
          label="Actions"
          shown={SHOWN.slice(0, Math.max(room, 0))}
        >
          {/* Not where the notice has the button. */}
          {hasTickets && !isNew && (
            <ButtonLink to={`${addressOf(record, 'tickets')}#print`} isQuiet>
              Print the tickets
            </ButtonLink>
          )}
          {(seesMoney || staffCan.correct(actor)) && (
            <ButtonLink to={`/my/${record.registration.private_token}`} isQuiet>
              Open their page
            </ButtonLink>
          )}
        </ActionButtons>
        <div className="columns record-columns top">
          <div className="stack record-column">
            <PeopleTable record={record} actor={actor} />
            <OfficeCard id="history" title="History">
              {staffCan.addNote(actor) && (
                <details className="link-summary no-print">
                  <summary>Add a note</summary>
                  <PostForm className="form stack gap-2" action={addressOf(record, 'note')}>
                    <TypedField label="Note" name="note" type="textarea" typed={{}} errors={{}} />
                    <Submit intent="do">Add a note</Submit>
                  </PostForm>
                </details>
              )}
              <HistoryList lines={historyOf(record, seesMoney)} />
            </OfficeCard>
          </div>
          <div className="stack record-column">
            <MoneyCard record={record} actor={actor} />
            <MailsSection mails={mails} />
          </div>
        </div>
      </>
    )
  },
})

type Page = {
  record: RegistrationRecord
  actor: SignedIn
  troubles: Awaited<ReturnType<typeof listAttentionOf>>
}

const SHOWN: readonly string[] = ['correct', 'move', 'record-payment']

function doneNotice({ record, actor }: Page, id: string | undefined) {
  const event = findDone(record, actor, id)
  if (!event) return undefined
  const { action, details } = event
  const receipt = record.receipts.find((each) => receiptNumber(each) === details.receipt)
  const back = backOf(record)
  const mayGoBack = back === 'give-back' ? staffCan.recordMoney(actor) : staffCan.refund(actor)
  const isHeld = record.account.paidMinor > 0 && mayGoBack
  const queue = ['See the waiting list', '/office/waiting'] as const
  const links: Record<string, readonly [words: string, to: string] | false | undefined> = {
    'record-payment': receipt && ['Print the receipt', `${officeReceiptAddress(receipt)}#print`],
    'cancel-registration': isHeld && [actionWords(back), addressOf(record, back)],
    'give-back': ['Print the voucher', `${voucherAddress(details.voucher ?? '')}#print`],
    ...{ 'offer-place': queue, 'withdraw-offer': queue },
  }
  const [words, to] = links[action] || []
  return (
    <>
      {doneWords(REGISTRATION_ACTIONS, event, record)}
      {to && ' '}
      {to && <ButtonLink to={to}>{words}</ButtonLink>}
    </>
  )
}

function JustTaken({ record }: { record: RegistrationRecord }) {
  const { people, entries, receipts } = record
  const receipt = receipts.find(({ entry_id }) => entry_id === entries.at(-1)?.id)
  return (
    <>
      {people.some(({ email }) => email !== '')
        ? 'Registered. They get a mail with their tickets. '
        : 'Registered. Nothing is mailed, because there is no e-mail address. '}
      <ButtonLink to={`${addressOf(record, 'tickets')}#print`}>Print the tickets</ButtonLink>{' '}
      {receipt && (
        <ButtonLink to={`${officeReceiptAddress(receipt)}#print`} isQuiet>
          Print the receipt
        </ButtonLink>
      )}
    </>
  )
}

function RecordHead({ record, now }: { record: RegistrationRecord; now: Date }) {
  const { registration, people, account, event, payments } = record
  const [payer] = people
  const until = offeredUntil(registration, record.placeEvents)
  const arrival = shortArrival(registration.arrival)
  const [{ party }, count] = [registration, people.length]
  const facts = [
    count === 1 ? '1 person' : party === 'Married Couple' ? party : `${party} of ${count}`,
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
            <strong>
              Offered until <Moment at={until} />
            </strong>
          </p>
        )}
        {payer?.email === '' && <p>No e-mail address: nothing is mailed to them.</p>}
        <p className="soft">
          {shortNumber(registration)} · Registered <Moment at={registration.created_at} /> ·
          Language: {ENGLISH_LANGUAGE_NAMES[registration.language]}
          <span>{payments.map(({ txnid }) => ` · ${txnid}`).join('')}</span>
        </p>
      </div>
      <div className="record-balance">
        {moneyStates(account).map((state) => {
          // Somebody has to decide about it.
          const isRisk = state.says === 'too-much' || state.says === 'held'
          return (
            <p key={state.says} className={isRisk ? 'record-amount record-risk' : 'record-amount'}>
              {moneyWords(state, now)}
            </p>
          )
        })}
        {account.paidMinor > 0 && <p>Paid: {formatRupees(account.paidMinor)}</p>}
      </div>
    </section>
  )
}

function Troubles({ troubles, main }: Pick<Page, 'troubles'> & { main: string | undefined }) {
  if (troubles.length === 0) return null
  return (
    <ul className="notice record-troubles">
      {troubles.map(({ key, kind, says, name, actions }) => (
        <li key={key} className="row">
          <p>
            {!kind.saysAll && <strong>{kind.label}. </strong>}
            {says}
            {kind.code === 'undeliverable' && ` It went to ${name}.`}
          </p>
          {actions.map((action) => (
            <AttentionButton key={action.label} action={action} isPrimary={action.to === main} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function primaryOf(page: Page, actions: readonly ActionScreen<RegistrationRecord>[]) {
  const { account, registration } = page.record
  const { hold } = registration
  const main = mainAction(page)
  if (main) return actions.find(({ slug }) => addressOf(page.record, slug) === main)?.slug
  const isHeld = moneyStates(account).some(({ says }) => says === 'held')
  if (account.excessMinor > 0 || isHeld) return backOf(page.record)
  if (!takesPlaces(hold) && hold !== 'cancelled') return 'offer-place'
  return account.dueMinor > 0 ? 'record-payment' : 'correct'
}

/** The page of what settles the first trouble. Those that can wait leave the page its own first button. */
function mainAction({ troubles }: Page): string | undefined {
  return troubles.find(({ kind }) => !kind.canWait)?.actions[0]?.to
}

/** A wish that nobody has answered is a trouble, not yet a note. */
function Notes({ record: { officeEvents }, troubles }: Pick<Page, 'record' | 'troubles'>) {
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
              {author}, <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function historyOf(record: RegistrationRecord, seesMoney: boolean): HistoryLine[] {
  const { registration, officeEvents, placeEvents, payments } = record
  const registered = { who: 'Visitor', words: 'Registered on the website.', parts: [] }
  const whoOf = ({ at, source }: Pick<PlaceEvent, 'at' | 'source'>) =>
    (source === 'office' && officeEvents.find((event) => event.at === at)?.author) ||
    SOURCE_WORDS[source]
  const lines = [
    ...(wasTaken(record) ? [] : [{ at: registration.created_at, ...registered }]),
    ...officeEvents.map(officeLine),
    ...placeEvents.map((event) => {
      return { at: event.at, who: whoOf(event), words: HOLD_WORDS[event.to_hold], parts: [] }
    }),
    ...(seesMoney ? payments : []).flatMap(({ txnid, events }) =>
      events.map((event) => {
        const words = `${EVIDENCE_WORDS[event.evidence]}.`
        return { at: event.at, who: whoOf(event), words, parts: [txnid] }
      }),
    ),
  ]
  return lines.sort((a, b) => b.at.localeCompare(a.at))
}

function wasTaken({ officeEvents }: RegistrationRecord): boolean {
  return officeEvents.some(({ action }) => action === 'take-registration')
}
