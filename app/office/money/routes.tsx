import { officeRoutes } from '#app/office/engine/engine.tsx'
import { closeRows } from './close.tsx'
import { giftRows } from './gift.tsx'
import { gifts, payments } from './money-lists.tsx'
import { newGiftRows } from './new-gift.tsx'
import { paymentRows } from './payment.tsx'
import { receiptRows, taxList } from './receipts.tsx'
import { settlementRows } from './settlement.tsx'

export const moneyRoutes = officeRoutes([
  payments,
  ...paymentRows,
  taxList,
  gifts,
  ...newGiftRows,
  ...giftRows,
  ...closeRows,
  ...settlementRows,
  ...receiptRows,
])
