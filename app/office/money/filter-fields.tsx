import type { ReactNode } from 'react'

type TextProps = { label: string; name: string; value: string; type?: 'search' | 'date' }

export function FilterInput({ label, name, value, type = 'search' }: TextProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <input id={`filter-${name}`} className="input" type={type} name={name} defaultValue={value} />
    </div>
  )
}

type Choice = { value: string; label: string }

type SelectProps = { label: string; name: string; value: string; choices: readonly Choice[] }

export function FilterSelect({ label, name, value, choices }: SelectProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select id={`filter-${name}`} className="input" name={name} defaultValue={value}>
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

type FormProps = { action: string; children: ReactNode }

/** A GET form: the address holds the filter. */
export function FilterForm({ action, children }: FormProps) {
  return (
    <form method="get" action={action} className="money-filter no-print">
      {children}
      <div className="button-row">
        <button type="submit" className="button">
          Show
        </button>
        <a href={action}>Show all</a>
      </div>
    </form>
  )
}

export function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null
  return <p className="notice">Could not be read, so it was ignored: {ignored.join(', ')}.</p>
}

/** Leads to the next page, with the same filter. */
export function NextPage({ path, typed, after }: { path: string; typed: object; after: string }) {
  const query = new URLSearchParams(Object.entries({ ...typed, after }))
  return (
    <p>
      <a href={`${path}?${query}`} rel="next">
        Next page
      </a>
    </p>
  )
}
