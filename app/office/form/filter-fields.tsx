type TextProps = {
  label: string
  name: string
  value: string
  type?: 'search' | 'date'
  help?: string
}

export function FilterInput({ label, name, value, type = 'search', help }: TextProps) {
  const id = `filter-${name}`
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        type={type}
        name={name}
        maxLength={type === 'search' ? MOST_LETTERS : undefined}
        defaultValue={value}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

/** The server cuts off what is longer. */
const MOST_LETTERS = 100

type Choice = { value: string; label: string }

type SelectProps = {
  label: string
  name: string
  value: string
  choices: readonly Choice[]
  /** The choice that filters nothing. */
  all?: string
}

export function FilterSelect({ label, name, value, choices, all = 'All' }: SelectProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select id={`filter-${name}`} className="input" name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
