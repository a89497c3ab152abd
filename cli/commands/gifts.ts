import { listCommand } from '#cli/list-command.ts'
import { formatMoment } from '#domain/dates.ts'
import { giftParameters } from '#domain/giving/gift-filter.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import type { Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { type ListedGift, listGifts } from '#workflows/gifts/read-gift-page.ts'
import { activeEntries } from '#workflows/money/record-payment.ts'
import { countedPayment, moneyOf, paymentWord } from '#workflows/payments/counted-payment.ts'

const COLUMNS = [
  'Full name',
  'Email',
  'Mobile',
  'Amount (Rs.)',
  'Offering type',
  'Status',
  'Payment',
  'Transaction number',
  'Receipt',
  'Given',
  'Received (Rs.)',
  'Refunded (Rs.)',
  'Language',
]

export const giftsCommand = listCommand({
  name: 'gifts',
  summary: 'What was given, in the order of the form.',
  details: `
Days are written 2026-11-15 and mean the day in India on which it was sent; both are included.
"Payment" names the method of money by hand.
"Status" stays Paid once it was paid; what was given back since is beside it, and --refunded lists
only those. Funds are named as the receipt names them: --fund "Project Nehemiah"`,
  parameters: giftParameters(),
  select: listGifts,
  columns: COLUMNS,
  toRows: (gift) => [giftRow(gift)],
})

function giftRow(gift: ListedGift): (string | number)[] {
  const counted = countedPayment(gift)
  const online = moneyOf(gift.payments)
  const byHand = activeEntries(gift.entries)
  return [
    gift.full_name,
    gift.email,
    gift.phone,
    gift.amount_minor / 100,
    gift.fund,
    gift.status,
    byHand[0]?.method ?? paymentWord(counted),
    counted?.txnid ?? '',
    gift.receipt ? receiptNumber(gift.receipt) : '',
    formatMoment(new Date(gift.created_at)),
    (online.receivedMinor + sumOf(byHand)) / 100,
    online.returnedMinor / 100,
    ENGLISH_LANGUAGE_NAMES[gift.language],
  ]
}

function sumOf(entries: ListedGift['entries']): Paise {
  return entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
}
