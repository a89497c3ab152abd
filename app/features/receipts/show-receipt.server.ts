import { amountInWords } from '#domain/amount-in-words.ts'
import { formatDay, formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { taxWords } from '#workflows/mail/words/gifts.ts'
import type { ReceiptPage } from '#workflows/receipts/read-receipt.ts'

export type ShownReceipt = Pick<ReceiptPage, 'church' | 'isRefunded'> & {
  facts: [label: string, value: string][]
  /** Set when it was made void. */
  voided: { number: string; successor: string | undefined } | undefined
}

/** The words of a receipt. They are chosen on the server, so that the page needs no script for them. */
export function showReceipt(receipt: ReceiptPage): ShownReceipt {
  const { church, isRefunded, number = '', voided } = receipt
  return {
    church,
    isRefunded,
    facts: factsOf(receipt),
    voided: voided && { number, successor: voided.successor },
  }
}

function factsOf(receipt: ReceiptPage): [string, string][] {
  const { number = '', at, day, amountMinor } = receipt
  const facts: [string, string][] = [
    ['Receipt number', number],
    ['Date', at ? formatMoment(new Date(at)) : formatDay(day)],
    ['Received from', receipt.payer],
    ...taxWords(receipt.tax),
    ['Amount', formatRupees(amountMinor)],
    ['In words', amountInWords(amountMinor)],
    ...returnedOf(receipt),
    ['Towards', receipt.towards],
    ['Paid by', receipt.paidBy],
    ['Reference', receipt.reference],
    ['Transaction number', receipt.txnid],
    ['Bank reference', receipt.bankReference],
    ['Payment provider’s number', receipt.providerId],
  ]
  return facts.filter(([, value]) => value)
}

function returnedOf({ amountMinor, returnedMinor }: ReceiptPage): [string, string][] {
  const keptMinor = amountMinor - returnedMinor
  if (returnedMinor === 0) return []
  return [
    ['Given back', formatRupees(returnedMinor)],
    ['Kept', formatRupees(keptMinor)],
    ['Kept, in words', keptMinor > 0 ? amountInWords(keptMinor) : ''],
  ]
}
