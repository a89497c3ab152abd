import { Elsewhere, officePage } from '#app/office/engine/engine.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { listTicked } from '#workflows/registration-lists/list-registrations.ts'
import { insteadOfList } from './registration-filter.tsx'

/** The badges of the rows that are ticked are a part of their conference's folder. */
export const tickedBadges = officePage({
  path: '/registrations/badges',
  needs: 'printFolder',
  async read(services, { actor }, sent) {
    const { filter, query } = readList(sent, REGISTRATION_PARAMETERS)
    const { numbers = [], event } = filter
    const ticked = await listTicked(services, { actor, numbers })
    if (!ticked.ok) return ticked
    const [code, ...others] = new Set(
      numbers.length === 0 && event ? [event] : ticked.rows.map(({ event_code }) => event_code),
    )
    if (code !== undefined && others.length === 0) {
      const only = numbers.length > 0 ? `?only=${numbers}` : ''
      return new Elsewhere(`/office/conferences/${code}/folder/badges${only}`)
    }
    return insteadOfList(
      'Print badges',
      422,
      <>
        Please tick registrations of one conference, or choose a conference.{' '}
        <a href={`/office/registrations${query}`}>Back to the list</a>
      </>,
    )
  },
  title: 'Print badges',
  View: () => null,
})
