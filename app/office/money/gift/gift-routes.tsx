import * as v from 'valibot'
import { actionRows } from '#app/office/action/action-rows.tsx'
import { offeredActions } from '#app/office/action/action-screen.ts'
import { officeForm, officePage, officeRoutes, withErrors } from '#app/office/engine/engine.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Errors } from '#app/ui/form/typed.ts'
import { dayInIndia } from '#domain/days.ts'
import { giftParameters } from '#domain/list-filters.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { HAND_MONEY_FIELDS } from '#domain/payments/hand-money.ts'
import { listGiftPage, readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { recordGift } from '#workflows/gifts/record-gift.ts'
import { takeBackEntry } from '#workflows/records/money/record-payment.ts'
import { GIFT_ACTIONS } from './gift-actions.tsx'
import { GiftFormView, handGiftSchema } from './gift-form-view.tsx'
import { GiftView } from './gift-view.tsx'
import { GiftsView } from './gifts-view.tsx'

const gifts = officePage({
  path: '/gifts',
  async read(services, { actor }, sent) {
    const { funds } = services.content.giving
    const { given, query, ...wanted } = readList(
      sent,
      giftParameters(funds.map(({ code }) => code)),
    )
    const list = await listGiftPage(services, { actor, ...wanted })
    if (!list.ok) return list
    const now = services.now()
    const lastYear = new Date(now)
    lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1)
    // This year and the last: the list is due by 31 May after the year.
    const hasTaxList = services.content.church.taxRelief !== undefined
    const taxYears = hasTaxList ? [now, lastYear].map(financialYear) : []
    return { list, given, query, funds, taxYears, today: dayInIndia(now.getTime()) }
  },
  title: 'Gifts',
  View: GiftsView,
})

const newGift = officePage({
  path: '/gifts/new',
  needs: 'seeMoney',
  read: async ({ content, now }) => ({
    funds: content.giving.funds,
    asksPan: content.church.taxRelief !== undefined,
    today: dayInIndia(now().getTime()),
  }),
  title: 'Record a gift',
  View: GiftFormView,
})

const gift = officePage({
  path: '/gifts/:id',
  async read(services, { actor, id }) {
    const record = await readGiftPage(services, { actor, id })
    if (!record.ok) return record
    return {
      record,
      actor,
      actions: offeredActions(GIFT_ACTIONS, record, actor),
      now: services.now(),
    }
  },
  title: 'Gift',
  View: GiftView,
})

export const giftRoutes = officeRoutes([
  gifts,
  newGift,
  gift,
  officeForm({
    path: '/gifts/new',
    needs: 'seeMoney',
    page: newGift,
    fields: ({ typed }, { content, now }) => {
      const funds = content.giving.funds.map(({ code }) => code)
      return readForm(handGiftSchema({ funds, today: dayInIndia(now().getTime()) }), typed)
    },
    run: async (services, asked, value) =>
      withErrors(await recordGift(services, { ...asked, gift: value }), ({ problem }) => ({
        [HAND_MONEY_FIELDS[problem]]: problemWords({ problem }),
      })),
    to: (_, __, { id }) => `/office/gifts/${id}`,
  }),
  officeForm({
    path: '/gifts/:id/take-back',
    page: gift,
    fields: v.object({ entry: v.string(), reason: v.string() }),
    async run(services, asked, { entry, reason }) {
      const taking = { ...asked, kind: 'gift', entryId: entry, reason } as const
      const taken = await takeBackEntry(services, taking)
      if (!taken.ok && taken.problem === 'no-entry') return { ok: false, problem: 'unknown' }
      return withErrors(taken, ({ problem }): Errors => {
        if (problem === 'no-reason') return { reason: 'Please write why it is taken back.' }
        return problem === 'closed-day' ? { reason: TODAY_IS_CLOSED } : {}
      })
    },
    to: ({ id }) => `/office/gifts/${id}`,
  }),
  ...actionRows('gifts', GIFT_ACTIONS, readGiftPage),
])

const TODAY_IS_CLOSED =
  'Today is closed, so nothing can be taken back today. Please do it tomorrow, or open the day again.'
