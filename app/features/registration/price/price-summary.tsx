import type { RegistrationFormState } from '#app/features/registration/use-registration-form.ts'
import { explainPrice } from '#app/words/en/prices.ts'
import { formatRupees } from '#domain/money.ts'
import type { Quote } from '#domain/registration/price.ts'
import type { TypedQuote } from './typed-quote.ts'

type Props = {
  form: RegistrationFormState
  typed: TypedQuote
  /** Says that the chosen date has passed. */
  over: string | undefined
  /** There are no places: the form joins the waiting list, and nothing is paid. */
  waiting: boolean
}

/** The price with its lines. On a phone the total stays at the bottom of the screen. */
export function PriceSummary({ form, typed, over, waiting }: Props) {
  const { persons } = form.getFieldset()
  return (
    <section className="price" aria-label="Price">
      <div className="card price-shares" id="price">
        <h2>Price</h2>
        {typed.ready ? (
          <Shares quoted={typed.quoted} ageless={typed.ageless} />
        ) : (
          <p>Choose {typed.waitingFor} to see the price.</p>
        )}
        <noscript>
          <button
            className="button button-quiet"
            {...form.validate.getButtonProps({ name: persons.name })}
            formAction="#price"
          >
            Update price
          </button>
        </noscript>
      </div>
      {typed.ready && (
        <div className="price-total" role="status">
          <Total quoted={typed.quoted} complete={typed.ageless.length === 0} waiting={waiting} />
          {over && <p className="price-over">{over}</p>}
        </div>
      )}
    </section>
  )
}

function Shares({ quoted, ageless }: { quoted: Quote; ageless: readonly string[] }) {
  return (
    <ul className="price-lines">
      {quoted.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two persons may have the same name and age
        <li key={index}>
          <span>{explainPrice(line)}</span>
          <span className="price-amount">{formatRupees(line.amount)}</span>
        </li>
      ))}
      {ageless.map((name) => (
        <li key={name} className="price-ageless">
          {name}: age still to be filled in
        </li>
      ))}
    </ul>
  )
}

type TotalProps = { quoted: Quote; complete: boolean; waiting: boolean }

function Total({ quoted, complete, waiting }: TotalProps) {
  return (
    <>
      {waiting ? (
        <WouldBeDue total={quoted.total} complete={complete} />
      ) : (
        <p className="price-due">
          <span>{complete ? 'Total due now' : 'Total so far'}</span>
          <strong className="price-amount">{formatRupees(quoted.total)}</strong>
        </p>
      )}
      {complete && !waiting && quoted.total === 0 && <p>Nothing is due online.</p>}
      {quoted.balance > 0 && (
        <p className="price-balance">
          <span>{waiting ? 'And later' : 'Balance due later'}</span>
          <span className="price-amount">{formatRupees(quoted.balance)}</span>
        </p>
      )}
    </>
  )
}

/** On the waiting list the price is information only, not a bill. */
function WouldBeDue({ total, complete }: { total: number; complete: boolean }) {
  return (
    <>
      <p className="price-due">Nothing is due now</p>
      {total > 0 && (
        <p className="price-balance">
          <span>To pay if a place becomes free{complete ? '' : ', so far'}</span>
          <span className="price-amount">{formatRupees(total)}</span>
        </p>
      )}
    </>
  )
}
