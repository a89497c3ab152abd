import * as v from 'valibot'
import { officeForm, officePage, officeRoutes, withErrors } from '#app/office/engine/engine.tsx'
import { problemWords } from '#app/office/words/problems.ts'
import { staffCan } from '#domain/staff.ts'
import { offerNext } from '#workflows/records/places/offer-places.ts'
import { readQueues } from '#workflows/records/places/read-queues.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { changesSince } from '../office-line.ts'
import { WaitingView } from './waiting-view.tsx'

const waiting = officePage({
  path: '/waiting',
  async read(services, { actor }, _, refused) {
    const read = await readQueues(services, { actor })
    if (!read.ok) return read
    const id = refused?.typed.id
    const record = id && (await readRegistrationRecord(services, { id, actor }))
    return {
      queues: read.queues,
      mayOffer: staffCan.offerPlace(actor),
      now: services.now(),
      /** What somebody else did with the registration that was to be offered places. */
      changes: record ? changesSince(record.officeEvents, refused?.version ?? 0) : [],
    }
  },
  title: 'Waiting lists',
  View: WaitingView,
})

/** The waiting lists, one queue for each date. */
export const waitingRoutes = officeRoutes([
  waiting,
  officeForm({
    path: '/waiting',
    needs: 'offerPlace',
    page: waiting,
    fields: v.object({ id: v.string() }),
    run: async (services, asked, { id }) =>
      withErrors(await offerNext(services, { ...asked, id }), (refusal) => ({
        '': problemWords(refusal),
      })),
    to: (_, { id }) => `/office/waiting?${new URLSearchParams({ offered: id })}`,
  }),
])
