/** One changed field: whose, which, and what it was and is. */
export type FieldChange = { whose: string; field: string; from: string; to: string }

/** "Anu Rao: Age was 11, is 12" */
export function changeWords({ whose, field, from, to }: FieldChange): string {
  if (field === 'Person') return from ? `${from} was taken off` : `${to} was added`
  return `${whose ? `${whose}: ` : ''}${field} was ${from}, is ${to}`
}
