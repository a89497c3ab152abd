import { Hono } from 'hono'
import type { OfficeEnv } from '#app/office/office-env.ts'
import { closeRoutes } from './close.tsx'
import { giftRoutes } from './gift.tsx'
import { paymentRoutes } from './payment.tsx'
import { receiptRoutes, taxListRoutes } from './receipts.tsx'
import { settlementRoutes } from './settlement.tsx'

/** Payments, gifts and receipts; the close and the provider's settlement. */
export const moneyRoutes = new Hono<OfficeEnv>()

moneyRoutes.route('/', paymentRoutes)
moneyRoutes.route('/', taxListRoutes)
moneyRoutes.route('/', giftRoutes)
moneyRoutes.route('/', closeRoutes)
moneyRoutes.route('/', settlementRoutes)
moneyRoutes.route('/', receiptRoutes)
