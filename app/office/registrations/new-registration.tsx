import { randomUUID } from 'node:crypto'
import { readRegistrationRows } from '#app/features/registration/correction/read-registration-rows.ts'
import {
  PersonFields,
  RegistrationChoices,
} from '#app/features/registration/correction/registration-fields.tsx'
import { explainPrice } from '#app/features/registration/price/price-summary.tsx'
import { addressesIn } from '#app/office/action/office-record.ts'
import {
  Elsewhere,
  officeForm,
  officePage,
  type PageProps,
  withErrors,
} from '#app/office/engine/engine.tsx'
import { LANGUAGE_OPTIONS } from '#app/office/form/office-fields.ts'
import {
  HiddenFields,
  PlanButtons,
  PostForm,
  Submit,
  WillHappen,
} from '#app/office/form/office-form.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { closedDayWords } from '#app/office/words/due.ts'
import { problemWords } from '#app/office/words/problems.ts'
import type { SiteServices } from '#app/services.server.ts'
import { labelledOptions } from '#app/ui/form/field.tsx'
import { type Errors, type Typed, type Typing, typingOf } from '#app/ui/form/typed.ts'
import { fieldId, TypedField } from '#app/ui/form/typed-field.tsx'
import {
  allEvents,
  type ConferenceEvent,
  eventLabel,
  inOfferOrder,
} from '#domain/conferences/conference.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import type { Problem } from '#domain/problems.ts'
import { LARGEST_PARTY, type RegistrationInput, shortArrival } from '#domain/registration/party.ts'
import { PAYMENT_TYPES } from '#domain/registration/price.ts'
import { REGISTRATION_FIELDS } from '#words/forms.ts'
import { findSentForm } from '#workflows/do-once.ts'
import { findWalkIn } from '#workflows/doors/walk-ins.ts'
import {
  previewTaking,
  type TakingPlan,
  takeRegistration,
} from '#workflows/records/registration/take-registration.ts'
import { askOverCapacity, mayExceed } from './form-parts.tsx'

/**
 * The fields of the public form, on one page that works without a script; then the people, the price and what
 * is due, before anything is stored. `?event=` chooses the conference.
 */
const taking = officePage({
  path: '/registrations/new',
  needs: 'takeRegistration',
  read: async (services, _, { event = '', walkIn = '' }) => ({
    events: offered(services),
    opened: {
      ...{ productinfo: event, paym: 'Full Payment', language: 'en', pay: 'later' },
      ...(await walkInFields(services, walkIn)),
    },
  }),
  title: 'New registration',
  View: ({
    page: { events, opened },
    refused,
  }: PageProps<{ events: readonly ConferenceEvent[]; opened: Typed }, Taking>) => {
    const typing = typingOf(refused, opened)
    const plan = refused?.plan
    return (
      <>
        <h1>New registration</h1>
        {plan ? (
          <p>
            <strong>{eventLabel(plan.event)}</strong>
            {planFacts(plan.registration)}
          </p>
        ) : (
          <p>
            For somebody on the phone or at the door. Without an e-mail address nothing is mailed,
            and you print the tickets. Where Email, Mobile or City is empty, the first person’s is
            used. Leave unused rows empty.
          </p>
        )}
        <PostForm
          className="form office-form"
          action="/office/registrations/new"
          refused={refused}
          errors={typing.errors}
        >
          {plan ? (
            <PlannedFields {...plan} typed={typing.typed} />
          ) : (
            <>
              {typing.typed.walkIn && <HiddenFields fields={{ walkIn: typing.typed.walkIn }} />}
              <RegistrationFields events={events} {...typing} />
            </>
          )}
        </PostForm>
      </>
    )
  },
})

type Taking = TakingPlan & { registration: RegistrationInput }

export const newRegistrationRows = [
  taking,
  officeForm({
    path: '/registrations/new',
    needs: 'takeRegistration',
    page: taking,
    fields({ typed }, services) {
      const events = offered(services).map(({ code }) => code)
      const read = readRegistrationRows(typed, { events, atDesk: true, language: 'en' })
      if (!read.ok) return read
      const choices = {
        isPaidInCash: typed.pay === 'cash',
        overCapacity: mayExceed(typed),
        walkIn: typed.walkIn,
      }
      const { registration } = read
      return { ok: true, value: { registration, ...choices, shownMinor: Number(typed.price) } }
    },
    async plan(services, { key }, wanted) {
      // Sent a second time it leads to what was stored the first time.
      const done = key && (await findSentForm(services, key))
      return done ? new Elsewhere(takenAddress(done.subject_id)) : planOf(services, wanted)
    },
    async run(services, { key = randomUUID(), ...asked }, wanted) {
      const taken = await takeRegistration(services, { ...asked, key, ...wanted })
      if (taken.ok || taken.problem !== 'other-price') return withErrors(taken, errorsOf)
      const plan = await planOf(services, wanted)
      return plan.ok ? { ok: false, plan, errors: { '': problemWords(taken) } } : plan
    },
    to: (_, __, { id }) => takenAddress(id),
  }),
]

/** What a phone at a door was told of them. */
async function walkInFields(services: SiteServices, id: string): Promise<Typed> {
  const walkIn = await findWalkIn(services, id)
  if (!walkIn) return {}
  const [, first = walkIn.name, last = ''] = /^(.*) (\S+)$/.exec(walkIn.name) ?? []
  return {
    walkIn: id,
    productinfo: walkIn.event_code,
    type: walkIn.people === 1 ? 'Individual' : 'Family',
    pay: walkIn.is_paid ? 'cash' : 'later',
    'persons[0].firstname': first,
    'persons[0].lastname': last,
    'persons[0].phone': walkIn.mobile,
  }
}

function takenAddress(id: string): string {
  return `/office/registrations/${id}?done=new`
}

async function planOf(services: SiteServices, wanted: Parameters<typeof previewTaking>[1]) {
  const plan = await previewTaking(services, { ...wanted, overCapacity: true })
  if (!plan.ok) return withErrors(plan, errorsOf)
  return { ...plan, registration: wanted.registration }
}

function errorsOf(problem: Problem): Errors {
  return { productinfo: problemWords(problem) }
}

/** Closed conferences too: the office decides. */
function offered({ content, now }: SiteServices) {
  return inOfferOrder(allEvents(content.conferences), now())
}

const { labels, payments } = REGISTRATION_FIELDS.en

const PAYMENTS = labelledOptions(PAYMENT_TYPES, payments)

function RegistrationFields({
  events,
  ...typing
}: Typing & { events: readonly ConferenceEvent[] }) {
  const codes = events.map((event) => ({ value: event.code, label: eventLabel(event) }))
  return (
    <>
      <div className="office-pairs tiles">
        <RegistrationChoices events={codes} {...typing}>
          <TypedField label={labels.paym} name="paym" options={PAYMENTS} {...typing} />
          <TypedField label="Language" name="language" options={LANGUAGE_OPTIONS} {...typing} />
        </RegistrationChoices>
      </div>
      {Array.from({ length: LARGEST_PARTY }, (_, index) => (
        <fieldset className="card office-person" key={fieldId(`person ${index}`)}>
          <legend>Person {index + 1}</legend>
          <div className="office-pairs tiles">
            <PersonFields row={`persons[${index}]`} {...typing} />
          </div>
        </fieldset>
      ))}
      <fieldset className="card office-person">
        <legend>Payment</legend>
        {(['later', 'cash'] as const).map((value) => (
          <label key={value} className="office-check">
            <input
              type="radio"
              name="pay"
              value={value}
              defaultChecked={(typing.typed.pay ?? 'later') === value}
            />{' '}
            {value === 'later' ? 'Pay later' : 'Paid in cash'}
          </label>
        ))}
      </fieldset>
      <Submit intent="show">Continue</Submit>
    </>
  )
}

function planFacts({ type, residential, arrival, language }: RegistrationInput): string {
  return ` · ${type} · ${residential} · arrives ${shortArrival(arrival)} · ${ENGLISH_LANGUAGE_NAMES[language]}`
}

function PlannedFields({ typed, ...plan }: Taking & { typed: Typed }) {
  const { lines, total, balance } = plan.quoted
  const { persons } = plan.registration
  const addresses = addressesIn(persons)
  const over = askOverCapacity(plan.shortage, typed)
  return (
    <>
      <HiddenFields fields={{ ...typed, over: undefined, price: total + balance }} />
      <Sheet
        caption="Who comes, and the price"
        columns={[
          [
            'Who',
            (line, at) => {
              const { firstname = '', lastname = '' } = persons[at] ?? {}
              return explainPrice('en', { ...line, name: `${firstname} ${lastname}` })
            },
          ],
          ['Mobile', (_, at) => <span className="nowrap">{persons[at]?.phone}</span>],
          ['Amount', ({ amount, balance }) => formatRupees(amount + balance), 'number'],
        ]}
        rows={lines}
        totals={['Price', '', formatRupees(total + balance)]}
      />
      <WillHappen
        will={[
          persons.length === 1
            ? 'One place is theirs at once, with a ticket.'
            : `${persons.length} places are theirs at once, with tickets.`,
          ...over.will,
          ...moneySentences(plan),
          addresses.length > 0
            ? `${addresses.join(' and ')} ${addresses.length === 1 ? 'gets' : 'get'} a mail.`
            : 'Nothing is mailed, because there is no e-mail address. Please print the tickets afterwards.',
        ]}
      />
      <p className="field-help">
        Please read the conditions to them. By pressing Register you confirm that they agree.
      </p>
      {over.asks.over}
      <PlanButtons button="Register" />
    </>
  )
}

function moneySentences({ quoted: { total, balance }, cashMinor, recorded }: TakingPlan): string[] {
  const restMinor = total + balance - cashMinor
  if (cashMinor === 0 && total > 0 && balance > 0) {
    return [
      `Due now: ${formatRupees(total)}, on their page or to the office. Later: ${formatRupees(balance)}.`,
    ]
  }
  const closed = closedDayWords(recorded)
  const cash = `${formatRupees(cashMinor)} is recorded as cash${closed ? '' : ' of today'}, with a receipt. ${closed}`
  const where =
    cashMinor > 0 || total > 0 ? 'on their page or to the office' : 'at the registration desk'
  return [
    ...(cashMinor > 0 ? [cash] : []),
    restMinor === 0 ? 'Nothing more is due.' : `Still due: ${formatRupees(restMinor)}, ${where}.`,
  ]
}
