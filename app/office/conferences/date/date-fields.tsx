import { CheckField } from '#app/office/form/check-field.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import type { Typing } from '#app/ui/form/typed.ts'
import { fieldId, TypedField } from '#app/ui/form/typed-field.tsx'
import type { DateFormKind } from './date-form.ts'

type Props = Typing & {
  kind: DateFormKind
  /** What stands below the prices: "those of September 2025". */
  pricesHelp?: string | undefined
  /** What else decides whether it is open. */
  openHelp?: string | undefined
}

/** The fields of a date: as few as a person would say on the phone. */
export function DateFields({ kind, pricesHelp, openHelp, ...typing }: Props) {
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

/** What one person pays, as a small table. */
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
