import { readShortNumber, readTransactionId } from '../record-numbers.ts'

/** At least one of the two is there. */
export type Search = {
  /** The record with this number is found beside those with the words. */
  number: TypedNumber | undefined
  /** All of them must be found. */
  words: readonly string[]
}

export function readSearch(typed: string): Search | undefined {
  const text = typed.slice(0, MAX_QUERY_LETTERS)
  const number = readNumber(text)
  const words = number?.isSure ? [] : readWords(text).slice(0, MAX_WORDS)
  return number?.isSure || words.length > 0 ? { number, words } : undefined
}

export const MAX_QUERY_LETTERS = 100
const MAX_WORDS = 6

function readWords(text: string): string[] {
  // "+91 98765-43210" is one number, however it is grouped.
  const grouped = text.replaceAll(PHONE, (digits) => ` ${digits.replaceAll(/\D/g, '')} `)
  const words = grouped.split(/\s+/).flatMap((part) => {
    if (part.includes('@')) return [searchKey(part)]
    return /^\d{10,}$/.test(part) ? [phoneKey(part)] : searchWords(part)
  })
  return [...new Set(words)].filter((word) => !/[\p{Cc}\p{Cs}]/u.test(word))
}

const PHONE = /(?<!\S)\+?\d[\d\s().-]*\d(?!\S)/g

export type TypedNumber = {
  txnid?: string
  /** A registration's: 1234 for "R-1234". */
  short?: number
  /** Without a year, the receipts of all years with this number. */
  receipt?: { year?: string; number: number }
  /** It is written as only one kind of number is. Otherwise it may be a part of a mobile number, or a word. */
  isSure: boolean
}

function readNumber(text: string): TypedNumber | undefined {
  const typed = readTransactionId(text)
  const short = readShortNumber(typed)
  if (short !== undefined) return { short, isSure: true }
  const [, year, number = ''] = RECEIPT.exec(typed) ?? []
  if (year) return { receipt: { year, number: Number(number) }, isSure: true }
  if (!TXNID.test(typed)) return undefined
  if (!/^\d{1,9}$/.test(typed)) return { txnid: typed, isSure: false }
  return { txnid: typed, short: Number(typed), receipt: { number: Number(typed) }, isSure: false }
}

const RECEIPT = /^(\d{4}-\d{2})\/(\d{1,9})$/

/** Numbers of an earlier system look different, so this only keeps out what can't be one. */
const TXNID = /^(?=.*\d)[\w-]{1,60}$/

/**
 * The form in which names and e-mail addresses are stored for searching, and in which a search is
 * compared with them: lower case, without accents and spaces at the ends.
 */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replace(LATIN_ACCENTS, '').toLowerCase().trim()
}

/** Vowel signs of Indian scripts are marks too, but they are letters of the word, not accents. */
const LATIN_ACCENTS = /[\u0300-\u036f]/g

/** A phone number's last ten digits: the number without its country code. */
export function phoneKey(text: string): string {
  return text.replace(/\D/g, '').slice(-10)
}

export function searchWords(text: string): string[] {
  return searchKey(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
}

/** "K.S.Rao" is three words, and "Anne-Marie" two. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
