import { amountInWords } from '#domain/amount-in-words.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { taxWords } from '#workflows/mail/words/gifts.ts'
import type { ReceiptPage } from '#workflows/receipts/read-receipt.ts'

/** What a receipt says, line by line. */
export function receiptFacts(receipt: ReceiptPage): [label: string, value: string][] {
  const { receivedMinor } = receipt
  const facts: [string, string][] = [
    ['Receipt number', receipt.number ?? ''],
    ['Date', formatMoment(new Date(receipt.at))],
    ['Received from', receipt.payer],
    ...taxWords(receipt.tax),
    ['Amount', formatRupees(receivedMinor)],
    ['In words', amountInWords(receivedMinor)],
    ...returnedFacts(receipt),
    ['Towards', receipt.towards],
    ['Paid by', receipt.method],
    ['Transaction number', receipt.txnid],
    ['Bank reference', receipt.bankReference],
    ['Payment provider’s number', receipt.providerId],
  ]
  return facts.filter(([, value]) => value)
}

function returnedFacts({ receivedMinor, returnedMinor }: ReceiptPage): [string, string][] {
  if (returnedMinor === 0) return []
  const kept = receivedMinor - returnedMinor
  return [
    ['Given back', formatRupees(returnedMinor)],
    ['Kept', formatRupees(kept)],
    ['Kept, in words', kept > 0 ? amountInWords(kept) : ''],
  ]
}
