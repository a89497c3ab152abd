import { FactsList } from '#app/ui/facts-list.tsx'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { isHandMethod } from '#domain/payments/hand-money.ts'
import { GIFT_WORDS, LABEL_WORDS } from '#words/mail.ts'
import { RECEIPT_WORDS } from '#words/private.ts'
import { inWords, taxFactsIn } from '#workflows/mail/gift-facts.ts'
import type { ReceiptPage } from '#workflows/records/receipts/read-receipt.ts'

export function ReceiptSheet({ receipt }: { receipt: ReceiptPage }) {
  const { language, church, number = '', voided, isRefunded } = receipt
  const words = RECEIPT_WORDS[language]
  const successor = voided?.successor && words.tookItsPlace(voided.successor)
  return (
    <div className="card receipt">
      <ChurchHead church={church} />
      {voided && (
        <div className="note">
          <p className="receipt-void">{words.void}</p>
          <p>{[words.madeVoid(number), successor].filter(Boolean).join(' ')}</p>
        </div>
      )}
      {isRefunded && <p className="note">{words.givenBack}</p>}
      <FactsList className="receipt-facts" facts={receiptFacts(receipt)} />
      <p className="soft small">{GIFT_WORDS[language].byComputer}</p>
    </div>
  )
}

export function ChurchHead({ church }: Pick<ReceiptPage, 'church'>) {
  return (
    <header className="receipt-head stack gap-2">
      <p className="receipt-church strong">{church.name}</p>
      <p>
        {church.address}
        <br />
        {church.phone} · {church.email}
      </p>
    </header>
  )
}

type Fact = [label: string, value: string]

export function receiptFacts(receipt: ReceiptPage): Fact[] {
  const { language, number = '', at, day, amountMinor, returnedMinor, paidBy } = receipt
  const labels = LABEL_WORDS[language]
  const keptMinor = amountMinor - returnedMinor
  const returned: Fact[] = [
    [labels.givenBack, rupeesIn(language, returnedMinor)],
    [labels.kept, rupeesIn(language, keptMinor)],
    [
      `${labels.kept}, ${labels.inWords.toLowerCase()}`,
      (keptMinor > 0 && inWords(language, keptMinor)) || '',
    ],
  ]
  return [
    [labels.receiptNumber, number],
    [labels.date, at ? momentIn(language, new Date(at)) : dayIn(language, day)],
    [labels.receivedFrom, receipt.payer],
    ...taxFactsIn(language, receipt.tax),
    [labels.amount, rupeesIn(language, amountMinor)],
    [labels.inWords, inWords(language, amountMinor) ?? ''],
    ...(returnedMinor === 0 ? [] : returned),
    [labels.towards, receipt.towards],
    [labels.paidBy, isHandMethod(paidBy) ? labels.methods[paidBy] : paidBy],
    [labels.reference, receipt.reference],
    [labels.txnid, receipt.txnid],
    [labels.bankReference, receipt.bankReference],
    [labels.providerNumber, receipt.providerId],
  ]
}
