import type { ReactNode } from 'react'
import { daysWords, FAMILY_HELP, familyWords } from '#app/office/words/conferences.ts'
import type { Typed } from '#app/ui/form/typed.ts'
import { readDay } from '#domain/dates.ts'
import { familyPrice, type PriceTable } from '#domain/registration/price.ts'
import { priceWords } from '#words/price-words.ts'
import { readPlaceCount, wholePrices } from './date-form.ts'

/** The date as visitors will see it, and what a family would pay, from what was typed so far. */
export function VisitorsSee(props: {
  name: string
  typed: Typed
  /** Words for the days, where the form has none. */
  dates?: string | undefined
  /** What stands above its name. */
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
