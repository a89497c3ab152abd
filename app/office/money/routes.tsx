import { Hono } from 'hono'
import type { OfficeEnv } from '../office-env.ts'
import { closeRoutes } from './close-routes.tsx'
import { giftRoutes } from './gift/gift-routes.tsx'
import { paymentRoutes } from './payment-routes.tsx'
import { receiptRoutes, taxListRoutes } from './receipt-routes.tsx'
import { settlementRoutes } from './settlement-routes.tsx'

/** Payments, gifts and receipts; the close and the provider's settlement. */
export const moneyRoutes = new Hono<OfficeEnv>()

moneyRoutes.route('/', paymentRoutes)
moneyRoutes.route('/', taxListRoutes)
moneyRoutes.route('/', giftRoutes)
moneyRoutes.route('/', closeRoutes)
moneyRoutes.route('/', settlementRoutes)
moneyRoutes.route('/', receiptRoutes)
