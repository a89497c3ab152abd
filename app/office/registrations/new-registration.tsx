import { randomUUID } from 'node:crypto'
import { readRegistrationRows } from '#app/features/registration/correction/read-registration-rows.ts'
import { countRows, typedRows } from '#app/features/registration/correction/rebase-correction.ts'
import { PersonFields } from '#app/features/registration/correction/registration-fields.tsx'
import { Elsewhere, type FormState, officeForm, officePage } from '#app/office/engine/engine.tsx'
import { LANGUAGE_OPTIONS } from '#app/office/form/office-fields.ts'
import { PostForm, Submit } from '#app/office/form/office-form.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { labelledOptions, type Option } from '#app/ui/form/field.tsx'
import type { Errors, Texts, Typing } from '#app/ui/form/typed.ts'
import { fieldId, TypedField } from '#app/ui/form/typed-field.tsx'
import {
  allEvents,
  type ConferenceEvent,
  isOpen,
  usualArrival,
} from '#domain/conferences/conference.ts'
import { shortName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { hasReference } from '#domain/payments/hand-money.ts'
import { fitsParty, isPartyType, LARGEST_PARTY, PARTY_TYPES } from '#domain/registration/party.ts'
import { CONTACT_FIELDS, FORM_FIELDS } from '#domain/registration/person.ts'
import { PAYMENT_TYPES, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { leftWords, problemWords } from '#words/office/problems.ts'
import { findSentForm } from '#workflows/do-once.ts'
import { findWalkIn } from '#workflows/doors/walk-ins.ts'
import {
  previewTaking,
  readTakingOffers,
  type TakingPlan,
  takeRegistration,
} from '#workflows/records/registration/take-registration.ts'
import { Planned, PriceSoFar } from './taking-price.tsx'

/** The price and what will happen follow what is typed. Without a script they are the next page. */
const taking = officePage({
  path: '/registrations/new',
  needs: 'takeRegistration',
  async read(services, _, { event, walkIn = '', people = '' }, refused?: FormState<TakingPlan>) {
    const offers = await readTakingOffers(services)
    const now = services.now()
    const { conferences } = services.content
    const { code = '' } =
      offers.find(({ event, left }) => isOpen(event, now) && left !== 0)?.event ?? {}
    const opened: Texts = {
      ...{ productinfo: event ?? code, paym: 'Full Payment', language: 'en', pay: 'later' },
      ...(await walkInFields(services, walkIn)),
    }
    const given = refused?.typed ?? opened
    const rows = Math.max(1, countRows(given), Number(people) || 0)
    const count = Math.min(rows, LARGEST_PARTY)
    const dates = offers.map(({ event, left }) => {
      const name = shortName(conferences, event.code, dayInIndia(now.getTime()))
      const label = [name, event.venue, priceWords(event), leftWords(left)]
      return { value: event.code, label: label.filter(Boolean).join(' · ') }
    })
    return { offers, dates, typed: withDefaults(services, given, count), count }
  },
  title: 'Take a registration',
  View: ({ page: { offers, dates, typed, count }, refused }) => {
    const errors = refused?.errors ?? {}
    const plan = refused?.plan
    const event = offers.find((offer) => offer.event.code === typed.productinfo)?.event
    return (
      <>
        <h1>Take a registration</h1>
        <PostForm
          className={plan ? 'form office-form' : 'form office-form taking'}
          action={ADDRESS}
          data-in-place=""
          live={plan ? undefined : 'show'}
          fields={{ walkIn: typed.walkIn }}
          {...{ refused, errors, noValidate: true }}
        >
          {plan ? (
            <Planned plan={plan} typed={typed} />
          ) : (
            <>
              <div className="stack gap-3">
                <Choices dates={dates} typed={typed} errors={errors} />
                {Array.from({ length: count }, (_, index) => (
                  <Person
                    key={fieldId(`person ${index}`)}
                    isLast={index === count - 1}
                    {...{ index, typed, errors }}
                  />
                ))}
                {count < LARGEST_PARTY && (
                  <p>
                    <Submit intent="edit" isQuiet formAction={`${ADDRESS}?people=${count + 1}`}>
                      Add another
                    </Submit>
                  </p>
                )}
              </div>
              <aside className="stack gap-3">
                <Payment typed={typed} errors={errors} />
                <div className="stack gap-2" data-part="plan">
                  <PriceSoFar event={event} typed={typed} />
                  <Submit intent="show">Continue</Submit>
                </div>
              </aside>
            </>
          )}
        </PostForm>
      </>
    )
  },
})

const ADDRESS = '/office/registrations/new'

export const newRegistrationRows = [
  taking,
  officeForm({
    at: taking,
    fields(sent, services) {
      const typed = withDefaults(services, sent.typed)
      const events = allEvents(services.content.conferences).map(({ code }) => code)
      const read = readRegistrationRows(typed, { events, atDesk: true, language: 'en' })
      const method = PAID_BY[typed.pay ?? '']
      const paid = method && { method, reference: typed.reference?.trim() ?? '' }
      const errors: Errors = {
        ...(read.ok ? {} : read.errors),
        ...(paid &&
          !hasReference(paid) && { reference: problemWords({ problem: 'no-reference' }) }),
      }
      if (!read.ok || errors.reference) return { ok: false, errors }
      const { registration } = read
      const choices = { paid, overCapacity: typed.over === 'yes', walkIn: typed.walkIn }
      return { ok: true, value: { registration, ...choices, shownMinor: Number(typed.price) } }
    },
    async plan(services, { key }, wanted) {
      // Sent a second time it leads to what was stored the first time.
      const done = key && (await findSentForm(services, key))
      return done ? new Elsewhere(takenAddress(done.subject_id)) : previewTaking(services, wanted)
    },
    async run(services, { key = randomUUID(), ...asked }, wanted) {
      const taken = await takeRegistration(services, { ...asked, key, ...wanted })
      if (taken.ok || taken.problem !== 'other-price') return taken
      const plan = await previewTaking(services, wanted)
      return plan.ok ? { ok: false, plan, errors: { '': problemWords(taken) } } : plan
    },
    errors: (problem) => ({ productinfo: problemWords(problem) }),
    to: (_, __, { id }) => takenAddress(id),
  }),
]

const PAID_BY: Readonly<Record<string, 'Cash' | 'UPI'>> = { cash: 'Cash', upi: 'UPI' }

/** An arrival that is the usual one of some date becomes that of the chosen one, and the party fits its people. */
function withDefaults({ content }: SiteServices, typed: Texts, rows = 1): Texts {
  const events = allEvents(content.conferences)
  const event = events.find(({ code }) => code === typed.productinfo)
  const { arrival = '', type = '' } = typed
  const isUsual = arrival === '' || events.some((each) => usualArrival(each) === arrival)
  const people = Math.max(rows, typedRows(typed).length)
  const usualParty = people > 1 ? 'Family' : 'Individual'
  return {
    ...typed,
    arrival: isUsual && event ? usualArrival(event) : arrival,
    type: isPartyType(type) && fitsParty(type, people) ? type : usualParty,
  }
}

async function walkInFields(services: SiteServices, id: string): Promise<Texts> {
  const walkIn = await findWalkIn(services, id)
  if (!walkIn) return {}
  const [, first = walkIn.name, last = ''] = /^(.*) (\S+)$/.exec(walkIn.name) ?? []
  const rows = Array.from({ length: walkIn.people }, (_, row) => [`persons[${row}].firstname`, ''])
  return {
    ...Object.fromEntries(rows),
    walkIn: id,
    productinfo: walkIn.event_code,
    pay: walkIn.is_paid ? 'cash' : 'later',
    'persons[0].firstname': first,
    'persons[0].lastname': last,
    'persons[0].phone': walkIn.mobile,
  }
}

function takenAddress(id: string): string {
  return `/office/registrations/${id}?done=new`
}

const { labels, ...words } = REGISTRATION_FIELDS.en
const stays = labelledOptions(RESIDENTIAL_TYPES, STAY_WORDS.en)
const parties = labelledOptions(PARTY_TYPES, words.parties)
const payments = labelledOptions(PAYMENT_TYPES, words.payments)

function Choices({ dates, ...typing }: Typing & { dates: readonly Option[] }) {
  return (
    <div className="tiles taking-choices">
      <TypedField label={labels.productinfo} name="productinfo" options={dates} {...typing} />
      <TypedField label={labels.residential} name="residential" options={stays} {...typing} />
      <details className="phone-fold" open={Boolean(typing.errors.type ?? typing.errors.arrival)}>
        <summary>{labels.arrival}, part payment, language</summary>
        <div className="tiles">
          <TypedField
            label={labels.arrival}
            name="arrival"
            type="datetime-local"
            data-suggested={typing.typed.arrival}
            {...typing}
          />
          <TypedField label={labels.type} name="type" options={parties} {...typing} />
          <TypedField label={labels.paym} name="paym" options={payments} {...typing} />
          <TypedField label="Language" name="language" options={LANGUAGE_OPTIONS} {...typing} />
        </div>
      </details>
    </div>
  )
}

/**
 * How to reach the others is folded: what is left empty there is the first one's. On a phone whoever is complete
 * is one line, once the next one is added.
 */
function Person({ index, isLast, ...typing }: Typing & { index: number; isLast: boolean }) {
  const row = `persons[${index}]`
  const wordsOf = (name: string) => typing.typed[`${row}.${name}`]?.trim() ?? ''
  const hasError = Object.keys(typing.errors).some((name) => name.startsWith(row))
  const asked = index === 0 ? FORM_FIELDS : OWN
  const isOwn = hasError || CONTACTS.some(({ name }) => wordsOf(name))
  const isNext = index > 0 && isLast && typing.typed[`${row}.firstname`] === undefined
  const person = (
    <fieldset className="office-person">
      <legend className="strong">Person {index + 1}</legend>
      <div className="tiles">
        <PersonFields row={row} fields={asked} focus={isNext} {...typing} />
      </div>
      {index > 0 && (
        <details className="tall-summary" open={isOwn}>
          <summary>Email, mobile and city, if their own</summary>
          <div className="tiles">
            <PersonFields row={row} fields={CONTACTS} {...typing} />
          </div>
        </details>
      )}
    </fieldset>
  )
  // Nobody is registered without the first one's number: until it is there, its field is in view.
  const isReached = index > 0 || wordsOf('phone') !== ''
  if (isLast || hasError || !isReached || !OWN.every(({ name }) => wordsOf(name))) return person
  return (
    <details className="phone-fold">
      <summary>
        {`Person ${index + 1}: ${wordsOf('firstname')} ${wordsOf('lastname')}, ${wordsOf('age')}`}
      </summary>
      {person}
    </details>
  )
}

const CONTACTS = FORM_FIELDS.filter(({ name }) =>
  CONTACT_FIELDS.some((field) => field.name === name),
)
const OWN = FORM_FIELDS.filter((field) => !CONTACTS.includes(field))

function priceWords({ price }: ConferenceEvent): string {
  const prices = [price.nonResidential, price.residential].toSorted((a, b) => a - b)
  return [...new Set(prices)].map(formatRupees).join(' to ')
}

function Payment({ typed, errors }: Typing) {
  return (
    <fieldset className="office-person taking-payment">
      <legend>Payment</legend>
      <div className="row gap-4">
        {Object.entries({ cash: 'Cash', later: 'Later', upi: 'UPI' }).map(([value, label]) => (
          <label key={value} className="office-check">
            <input type="radio" name="pay" value={value} defaultChecked={typed.pay === value} />{' '}
            {label}
          </label>
        ))}
      </div>
      <TypedField
        label="Reference"
        name="reference"
        help="The number of the UPI payment."
        {...{ typed, errors }}
      />
    </fieldset>
  )
}
