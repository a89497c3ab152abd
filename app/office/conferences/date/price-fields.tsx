import { FieldError } from '#app/ui/form/field.tsx'
import type { Typing } from '#app/ui/form/typed.ts'
import { fieldId } from '#app/ui/form/typed-field.tsx'

type Props = Typing & { help: string | undefined }

const ROWS = [
  { label: 'With a bed', adult: 'residential', child: 'residentialChild' },
  { label: 'Without a bed', adult: 'nonResidential', child: 'nonResidentialChild' },
] as const

/** What one person pays, as a small table. */
export function PriceFields({ help, ...typing }: Props) {
  return (
    <fieldset className="price-fields">
      <legend>
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
