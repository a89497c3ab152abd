import { Hono } from 'hono'
import * as v from 'valibot'
import type { OfficeEnv } from '#app/office/office-env.ts'
import { Sheet } from '#app/office/sheet.tsx'
import { conferencePrice } from '#content-model/schema/conferences/conference-event.ts'
import { formatRupees } from '#domain/money.ts'
import { type FamilyPrice, familyPrice } from '#domain/registration/price.ts'
import { Press } from './edit/edit-form.tsx'
import { type Screen, showScreen, takeScreen } from './file-routes.tsx'

/** Everything about a programme, in one form: its part of `conferences.yaml`. Its dates have pages of their own. */
export const programmeRoutes = new Hono<OfficeEnv>()
  .get('/conferences/:name', (context) => showScreen(context, screenOf(context.req.param('name'))))
  .post('/conferences/:name', (context) => takeScreen(context, screenOf(context.req.param('name'))))

function screenOf(programme: string): Screen {
  return {
    place: { path: 'conferences.yaml', keys: ['programmes', programme] },
    address: `/office/conferences/${programme}`,
    back: { label: 'All conferences', to: '/office/conferences' },
    page: `/${programme}`,
    below: ({ value }) => <FamilyPrices prices={familyPrices(value)} />,
  }
}

/** What a family would pay at the prices that are in the form. */
function FamilyPrices({ prices }: { prices: readonly EventPrice[] }) {
  return (
    <section aria-labelledby="family">
      <h2 id="family">What a family of four would pay</h2>
      <p className="field-help">Two adults, a child of 8 and a child of 4.</p>
      {prices.length > 0 && (
        <Sheet
          caption="For each date"
          columns={[
            ['Dates', ({ event }) => event],
            ['With beds', ({ withBeds }) => formatRupees(withBeds), 'number'],
            ['Without beds', ({ withoutBeds }) => formatRupees(withoutBeds), 'number'],
            ['To reserve', ({ part }) => formatRupees(part), 'number'],
          ]}
          rows={prices}
        />
      )}
      <p>
        <Press does="show prices">Work it out again</Press>
      </p>
    </section>
  )
}

type EventPrice = FamilyPrice & {
  /** "Sep 13 to 14", or the code of an event without dates. */
  event: string
}

/** What a family of four would pay for each event of a programme. Events with faulty prices are left out. */
function familyPrices(programme: unknown): EventPrice[] {
  const read = v.safeParse(programmeSchema, programme)
  if (!read.success) return []
  const { prices, events } = read.output
  return [
    { event: 'Dates from the calendar', price: prices },
    ...events.map(({ dates, code, price }) => ({ event: dates ?? code ?? 'An event', price })),
  ].flatMap(({ event, price }) => {
    const parsed = v.safeParse(conferencePrice, price)
    return parsed.success ? [{ event, ...familyPrice(parsed.output) }] : []
  })
}

const programmeSchema = v.object({
  prices: v.optional(v.unknown()),
  events: v.array(
    v.object({
      dates: v.optional(v.string()),
      code: v.optional(v.string()),
      price: v.optional(v.unknown()),
    }),
  ),
})
