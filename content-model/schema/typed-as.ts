import * as v from 'valibot'

/** How people fill in a field, where it is more than a text. */
export type TypedAs = {
  /** The control: a clock, a calendar, both, or a list of the site's pages or programmes. */
  input?: 'time' | 'day' | 'moment' | 'page' | 'programme' | undefined
  /** What was meant by what was typed. Undefined where that is unclear: then it is refused as it stands. */
  understood?: ((typed: string) => string | undefined) | undefined
}

export function typedAs<Input>(typed: TypedAs) {
  return v.metadata<Input, TypedAs>(typed)
}

/** "080 2345 6789" and "+918023456789" are the same number. */
export function readPhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')
  if (!/^\d{10}$/.test(digits) || /[a-z]/i.test(typed)) return undefined
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`
}

/** "www.example.org" is meant as a full address. */
export function readWebAddress(typed: string): string | undefined {
  if (/^http:\/\//.test(typed)) return typed.replace('http:', 'https:')
  return /^(?!\w+:)[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : undefined
}
