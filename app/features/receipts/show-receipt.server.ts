import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { amountInWords, type Paise } from '#domain/money.ts'
import { isHandMethod } from '#domain/payments/hand-money.ts'
import { GIFT_WORDS, LABEL_WORDS } from '#words/mail.ts'
import { RECEIPT_WORDS } from '#words/private.ts'
import { taxFactsIn } from '#workflows/mail/gift-facts.ts'
import type { ReceiptPage } from '#workflows/records/receipts/read-receipt.ts'

export type ShownReceipt = Pick<ReceiptPage, 'church'> & {
  facts: Fact[]
  /** Set when it was made void. */
  voided: { word: string; sentence: string } | undefined
  /** Set when the money went back. */
  givenBack: string | undefined
  foot: string
}

type Fact = [label: string, value: string]

/** The words of a receipt. They are chosen on the server, so that the page needs no script for them. */
export function showReceipt(receipt: ReceiptPage): ShownReceipt {
  const { language, church, isRefunded } = receipt
  return {
    church,
    facts: factsOf(receipt),
    voided: voidedOf(receipt),
    givenBack: isRefunded ? RECEIPT_WORDS[language].givenBack : undefined,
    foot: GIFT_WORDS[language].byComputer,
  }
}

function voidedOf({ language, number = '', voided }: ReceiptPage) {
  if (!voided) return undefined
  const words = RECEIPT_WORDS[language]
  const next = voided.successor && words.tookItsPlace(voided.successor)
  return { word: words.void, sentence: [words.madeVoid(number), next].filter(Boolean).join(' ') }
}

function factsOf(receipt: ReceiptPage): Fact[] {
  const { language, number = '', at, day, amountMinor, paidBy } = receipt
  const labels = LABEL_WORDS[language]
  const facts: Fact[] = [
    [labels.receiptNumber, number],
    [labels.date, at ? momentIn(language, new Date(at)) : dayIn(language, day)],
    [labels.receivedFrom, receipt.payer],
    ...taxFactsIn(language, receipt.tax),
    [labels.amount, rupeesIn(language, amountMinor)],
    [labels.inWords, inWords(language, amountMinor)],
    ...returnedOf(receipt),
    [labels.towards, receipt.towards],
    [labels.paidBy, isHandMethod(paidBy) ? labels.methods[paidBy] : paidBy],
    [labels.reference, receipt.reference],
    [labels.txnid, receipt.txnid],
    [labels.bankReference, receipt.bankReference],
    [labels.providerNumber, receipt.providerId],
  ]
  return facts.filter(([, value]) => value)
}

function returnedOf({ language, amountMinor, returnedMinor }: ReceiptPage): Fact[] {
  const labels = LABEL_WORDS[language]
  const keptMinor = amountMinor - returnedMinor
  if (returnedMinor === 0) return []
  return [
    [labels.givenBack, rupeesIn(language, returnedMinor)],
    [labels.kept, rupeesIn(language, keptMinor)],
    [
      `${labels.kept}, ${labels.inWords.toLowerCase()}`,
      keptMinor > 0 ? inWords(language, keptMinor) : '',
    ],
  ]
}

/** Only English has the words in which Indian receipts write an amount. */
function inWords(language: Language, amount: Paise): string {
  return language === 'en' ? amountInWords(amount) : ''
}
