import type { Errors } from './typed.ts'

/** Brackets and dots are awkward in addresses of parts of a page. */
export function fieldId(name: string): string {
  return `f-${name.replace(/[^\w-]+/g, '-')}`
}

/** The fields with an error, for the summary above the form. */
export function fieldsWith(errors: Errors) {
  return Object.entries(errors)
    .filter(([name]) => name !== '')
    .map(([name, message]) => ({ id: fieldId(name), errors: [message] }))
}
