import { readTransactionId } from '../payments/transaction-id.ts'
import { readShortNumber } from '../registration/short-number.ts'

/** A number of a registration, payment or receipt, in each sense that what was typed may have. */
export type TypedNumber = {
  /** With or without its prefix. */
  txnid?: string
  /** A registration's: 1234 for "R-1234". */
  short?: number
  /** Without a year, the receipts of all years with this number. */
  receipt?: { year?: string; number: number }
  /** It is written as only one kind of number is. Otherwise it may be a part of a mobile number, or a word. */
  isSure: boolean
}

export function readNumber(text: string): TypedNumber | undefined {
  const typed = readTransactionId(text)
  const short = readShortNumber(typed)
  if (short !== undefined) return { short, isSure: true }
  const [, year, number = ''] = RECEIPT.exec(typed) ?? []
  if (year) return { receipt: { year, number: Number(number) }, isSure: true }
  if (!TXNID.test(typed)) return undefined
  if (!/^\d{1,9}$/.test(typed)) return { txnid: typed, isSure: false }
  return { txnid: typed, short: Number(typed), receipt: { number: Number(typed) }, isSure: false }
}

/** "2026-27/000123" */
const RECEIPT = /^(\d{4}-\d{2})\/(\d{1,9})$/

/** Numbers of an earlier system look different, so this only keeps out what can't be one. */
const TXNID = /^(?=.*\d)[\w-]{1,60}$/
