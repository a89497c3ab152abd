import type { ReactNode } from 'react'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import { daysWords, FAMILY_HELP, familyWords } from '#app/office/words/conferences.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import type { Typed, Typing } from '#app/ui/form/typed.ts'
import { fieldId, TypedField } from '#app/ui/form/typed-field.tsx'
import { readDay } from '#domain/dates.ts'
import { familyPrice, type PriceTable } from '#domain/registration/price.ts'
import { priceWords } from '#words/price-list.ts'
import { type DateFormKind, readPlaceCount, wholePrices } from './date-form.ts'

/** The fields of a date: as few as a person would say on the phone. */
export function DateFields({
  kind,
  pricesHelp,
  openHelp,
  ...typing
}: Typing & {
  kind: DateFormKind
  /** What stands below the prices: "those of September 2025". */
  pricesHelp?: string | undefined
  /** What else decides whether it is open. */
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
      {isOwn && (
        <div>
          <CheckField label="Open now" name="open" typed={typing.typed} />
          {openHelp && <p className="field-help">{openHelp}</p>}
        </div>
      )}
    </>
  )
}

const ROWS = [
  { label: 'With a bed', adult: 'residential', child: 'residentialChild' },
  { label: 'Without a bed', adult: 'nonResidential', child: 'nonResidentialChild' },
] as const

function PriceFields({ help, ...typing }: Typing & { help: string | undefined }) {
  return (
    <fieldset className="price-fields">
      <legend className="strong">
        Prices for one person <span className="field-help">in rupees, 0 is free. {help}</span>
      </legend>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Adult (12 and over)</th>
            <th scope="col">Child (6 to 11)</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, adult, child }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <PriceCell label={`${label}, adult`} name={adult} {...typing} />
              <PriceCell label={`${label}, child`} name={child} {...typing} />
            </tr>
          ))}
          <tr>
            <th scope="row">To reserve</th>
            <PriceCell label="To reserve" name="part" {...typing} />
            <td className="field-help">each, from age 6</td>
          </tr>
        </tbody>
      </table>
    </fieldset>
  )
}

function PriceCell({ label, name, typed, errors }: Typing & { label: string; name: string }) {
  const { [name]: error } = errors
  const id = fieldId(name)
  return (
    <td>
      <input
        className="input"
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        defaultValue={typed[name] ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </td>
  )
}

/** The date as visitors will see it, and what a family would pay, from what was typed so far. */
export function VisitorsSee(props: {
  name: string
  typed: Typed
  /** Words for the days, where the form has none. */
  dates?: string | undefined
  children?: ReactNode
}) {
  const { name, typed, dates, children } = props
  const prices = wholePrices(typed)
  const places = readPlaceCount(typed.places ?? '')
  return (
    <section className="stack gap-2 visitors-see" aria-labelledby="visitors-see">
      <h2 id="visitors-see">This is what visitors will see</h2>
      <div className="visitors-card stack gap-2" data-part="card">
        {children}
        <h3 className="display-s">{name || 'Its name'}</h3>
        <p>{daysOf(typed) ?? dates ?? 'The days'}</p>
        <p>{typed.venue || 'The place'}</p>
        {prices && <p>{isFree(prices) ? 'Free' : priceWords('en', prices)}</p>}
        {typed.open === 'yes' ? (
          <p>
            <span className="visitors-button strong">Register Now</span>
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

function daysOf({ first: from = '', last: to = '' }: Typed): string | undefined {
  const first = readDay(from)
  const last = readDay(to) ?? first
  return first && last && last >= first ? daysWords({ first, last }) : undefined
}

function isFree({ residential, nonResidential }: PriceTable): boolean {
  return residential + nonResidential === 0
}
