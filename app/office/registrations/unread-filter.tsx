import { Instead, type Query } from '#app/office/engine/engine.tsx'
import type { Given } from '#domain/list-parameters.ts'
import { registrationFields } from './registration-fields.ts'

/** Refuses to export, print or write by a filter that can't be read. Undefined when all of it was read. */
export function unreadFilter(given: readonly Given[], query: Query): Instead | undefined {
  const unread = given.filter(({ isRead }) => !isRead).map(({ name }) => name)
  if (unread.length === 0) return undefined
  const labels = Object.entries(registrationFields()).flatMap(([name, { label }]) =>
    unread.includes(name) ? `“${label}”` : [],
  )
  const back = `/office/registrations?${new URLSearchParams(query)}`
  const content = (
    <>
      <h1>The filter could not be read</h1>
      <p>
        {LIST.format(labels)} could not be read, so nothing was done.{' '}
        <a href={back}>Go back to the list</a> and choose again.
      </p>
    </>
  )
  return new Instead({ title: 'The filter could not be read', status: 400, content })
}

const LIST = new Intl.ListFormat('en-GB')
