import type { ReactNode } from 'react'
import type { FormState } from '#app/office/engine/engine.tsx'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import { PlanButtons, PostForm, Submit, WillHappen } from '#app/office/form/office-form.tsx'
import { OfficeCard } from '#app/office/office-card.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import { type Errors, type Texts, type Typing, typingOf } from '#app/ui/form/typed.ts'
import { TypedField, TypedFields } from '#app/ui/form/typed-field.tsx'
import { readDay } from '#domain/dates.ts'
import { familyPrice, type PriceTable, typesOffered } from '#domain/registration/price.ts'
import { daysWords, FAMILY_HELP, familyWords, PRICE_LABELS } from '#words/office/conferences.ts'
import { DATE_MESSAGES, NOTHING_CHANGED, tooFewPlacesMessage } from '#words/office/date-forms.ts'
import { PROGRAMME_MESSAGES } from '#words/office/programmes.ts'
import { type PriceRow, priceList, priceWords } from '#words/price-list.ts'
import type { PublishRefusal } from '#workflows/content/publish-files.ts'
import { type DateFormKind, readPlaceCount, wholePrices } from './date-form.ts'

/** First come the fields, where each `data-part` follows what is typed, then what will happen. */
export function StepForm(props: {
  action: string
  opened: Texts
  refused: FormState | undefined
  version?: number
  fixed?: Texts
  cancel: string
  see: (typed: Texts) => ReactNode
  fields: (typing: Typing) => ReactNode
}) {
  const { action, opened, refused, version, fixed = {}, cancel, see, fields } = props
  const typing = typingOf(refused, opened)
  const { typed, errors } = typing
  const plan = refused?.plan
  const prices = wholePrices(typed)
  return (
    <PostForm
      className="form"
      action={action}
      refused={refused}
      version={version}
      fields={{ ...(plan && typed), ...fixed }}
      data-in-place=""
      live={plan ? undefined : 'edit'}
      {...{ errors, labels: PRICE_LABELS }}
    >
      <div className="columns step-columns top">
        {plan ? (
          <div className="stack">
            <WillHappen will={plan.will} />
            {prices && <PricesCard prices={prices} />}
          </div>
        ) : (
          <div className="office-card box stack">{fields(typing)}</div>
        )}
        {see(typed)}
      </div>
      <div className="foot-bar">
        {plan ? (
          <PlanButtons button="Publish" edit="Change something" />
        ) : (
          <div className="button-row">
            <Submit intent="show">Continue</Submit>
            <a href={cancel}>Cancel</a>
          </div>
        )}
      </div>
    </PostForm>
  )
}

export function publishErrors(
  refused:
    | PublishRefusal
    | { problem: 'unknown' | 'date-exists' | 'address-exists' | 'no-menu' }
    | { problem: 'too-few-places'; taken: number },
): Errors {
  switch (refused.problem) {
    case 'date-exists':
      return { first: DATE_MESSAGES.exists }
    case 'too-few-places':
      return { places: tooFewPlacesMessage(refused.taken) }
    case 'address-exists':
      return { address: PROGRAMME_MESSAGES['address-exists'] }
    case 'no-menu':
      return { menu: PROGRAMME_MESSAGES['no-menu'] }
    case 'unchanged':
      return { '': NOTHING_CHANGED }
    case 'mistakes': {
      const rules = refused.mistakes.map(({ rule }) => `Something else in the content ${rule}.`)
      return { '': rules.join(' ') }
    }
    default:
      return { '': DATE_MESSAGES.changed }
  }
}

export function DateFields({
  kind,
  pricesHelp,
  openHelp,
  ...typing
}: Typing & {
  kind: DateFormKind
  pricesHelp?: string | undefined
  openHelp?: string | undefined
}) {
  const isOwn = kind !== 'calendar'
  return (
    <>
      <div className="date-fields stack top">
        {isOwn && (
          <>
            <TypedField label="First day" name="first" type="date" {...typing} />
            <TypedField label="Last day" name="last" type="date" {...typing} />
          </>
        )}
        <TypedField label="Places" name="places" inputMode="numeric" {...typing} />
        {isOwn && <TypedField label="Venue" name="venue" maxLength={100} {...typing} />}
      </div>
      <PriceFields help={pricesHelp} {...typing} />
      <fieldset>
        <legend>
          <strong>Cancelling</strong>{' '}
          <span className="field-help">by themselves; left empty, they ask the office.</span>
        </legend>
        <div className="date-fields stack top">
          <TypedFields fields={CANCELLING} {...typing} />
        </div>
      </fieldset>
      <CheckField
        label="Notes for the day"
        name="dayNotes"
        help={NOTES_HELP}
        typed={typing.typed}
      />
      <CheckField label="Open now" name="open" help={openHelp} typed={typing.typed} />
    </>
  )
}

const NOTES_HELP =
  'The form asks what the team must know of each guest, such as an allergy. It is erased 30 days after the date.'

const CANCELLING = [
  { label: 'Until how many days before', name: 'cancelDays', inputMode: 'numeric' },
  { label: 'How much goes back, in %', name: 'cancelPercent', inputMode: 'numeric' },
] as const

const PRICES = [
  ['with a bed', 'residential', 'residentialChild', 'noBeds'],
  ['without a bed', 'nonResidential', 'nonResidentialChild', 'bedsOnly'],
] as const

function PriceFields({ help, ...typing }: Typing & { help: string | undefined }) {
  const fieldOf = (name: keyof typeof PRICE_LABELS) =>
    ({ name, label: PRICE_LABELS[name], inputMode: 'numeric', ...typing }) as const
  return (
    <fieldset className="stack gap-2">
      <legend>
        <strong>Prices for one person</strong>{' '}
        <span className="field-help">
          in rupees, 0 is free. Adults are 12 and over, children 6 to 11. {help}
        </span>
      </legend>
      {PRICES.map(([type, adult, child, not]) => (
        <div key={type} className="price-pair stack gap-2">
          <TypedField {...fieldOf(adult)} />
          <TypedField {...fieldOf(child)} />
          <CheckField label={`Not offered: ${type}`} name={not} typed={typing.typed} />
        </div>
      ))}
      <TypedField help="Each, from age 6" {...fieldOf('part')} />
    </fieldset>
  )
}

export function VisitorsSee(props: { name: string; typed: Texts; dates?: string | undefined }) {
  const { name, typed, dates } = props
  const prices = wholePrices(typed)
  const places = readPlaceCount(typed.places ?? '')
  const first = readDay(typed.first ?? '')
  const last = readDay(typed.last ?? '') ?? first
  const days = first && last && last >= first ? daysWords({ first, last }) : undefined
  const isFree = prices && prices.residential + prices.nonResidential === 0
  return (
    <section className="stack gap-2 visitors-see" aria-labelledby="visitors-see">
      <h2 className="soft" id="visitors-see">
        This is what visitors will see
      </h2>
      <div className="box stack gap-2" data-part="card">
        <h3 className="display-s">{name || 'Its name'}</h3>
        <p>{days ?? dates ?? 'The days'}</p>
        <p>{typed.venue || 'The place'}</p>
        {prices && <p>{isFree ? 'Free' : priceWords('en', prices)}</p>}
        {typed.open === 'yes' ? (
          <p>
            <span className="button">Register Now</span>
          </p>
        ) : (
          <p>Registration opens soon</p>
        )}
      </div>
      <p data-part="places">
        {places === undefined
          ? 'Everybody who registers gets a place: there is no limit.'
          : `Once ${places} people are registered, the form offers a waiting list.`}
      </p>
      <p data-part="family" role="status">
        {prices
          ? familyWords(familyPrice(prices))
          : 'Enter all prices to see what a family of four would pay.'}
        <span className="field-help own-line">{FAMILY_HELP}</span>
      </p>
    </section>
  )
}

export function PricesCard({ prices, children }: { prices: PriceTable; children?: ReactNode }) {
  return (
    <OfficeCard id="prices" title="Prices">
      <Sheet
        caption="Prices"
        hidesCaption
        columns={[
          ['Who', ({ label }) => label],
          ...typesOffered(prices).map(
            (type, at): Column<PriceRow> => [type, ({ amounts }) => amounts[at] ?? amounts[0]],
          ),
        ]}
        rows={priceList('en', prices)}
      />
      {children}
    </OfficeCard>
  )
}
