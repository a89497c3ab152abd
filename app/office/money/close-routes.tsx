import * as v from 'valibot'
import { officeForm, officePage, officeRoutes, withErrors } from '#app/office/engine/engine.tsx'
import type { Errors } from '#app/ui/form/typed.ts'
import { dayInIndia, isDay } from '#domain/days.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import { closeDay, openDay } from '#workflows/records/closing/close-day.ts'
import { readClose } from '#workflows/records/closing/read-close.ts'
import { CloseView } from './close-view.tsx'

const close = officePage({
  path: '/close',
  async read(services, { actor }, query, refused) {
    const { day: typed = '' } = refused?.typed ?? query
    const day = isDay(typed) ? typed : dayInIndia(services.now().getTime())
    const read = await readClose(services, { actor, day })
    return read.ok ? { ...read, isUnread: typed !== '' && !isDay(typed) } : read
  },
  title: 'Close',
  View: CloseView,
})

const ERRORS: Readonly<Record<string, Errors>> = {
  'bad-day': { day: 'Please choose a day that has begun.' },
  'bad-amount': { counted: 'Please enter the cash that was counted, such as 4900 or 0.' },
  'no-reason': { reason: 'Please say why.' },
}

/** What is not here has changed meanwhile: no mistake of whoever sent the form. */
const errorsOf = ({ problem }: { problem: string }) => ERRORS[problem] ?? {}

const shared = {
  needs: 'closeDay',
  page: close,
  to: (_: unknown, { day }: { day: string }) => `/office/close?${new URLSearchParams({ day })}`,
} as const

export const closeRoutes = officeRoutes([
  close,
  officeForm({
    ...shared,
    path: '/close',
    name: 'close',
    fields: v.object({
      day: v.string(),
      counted: v.string(),
      seen: v.pipe(v.string(), v.transform(Number)),
      reason: v.string(),
    }),
    run: async (services, { version = 0, ...asked }, { counted, seen, ...value }) => {
      const countedMinor = readTypedRupees(counted) ?? Number.NaN
      const closing = { ...asked, ...value, version, countedMinor, seenMinor: seen }
      return withErrors(await closeDay(services, closing), errorsOf)
    },
  }),
  officeForm({
    ...shared,
    path: '/close/open',
    name: 'open',
    fields: v.object({ day: v.string(), reason: v.string() }),
    run: async (services, { version = 0, ...asked }, value) =>
      withErrors(await openDay(services, { ...asked, ...value, version }), errorsOf),
  }),
])
