import { readTransactionId } from './payments/transaction-id.ts'
import { phoneKey, searchKey } from './search-key.ts'
import { searchWords } from './search-words.ts'

/** A word to find: `whole` only as it is, otherwise also as the beginning of a longer one. */
export type SearchTerm = { text: string; whole: boolean }

/** What somebody typed into the search of registrations. */
export type RegistrationSearch =
  | { kind: 'receipt'; year: string; number: number }
  | { kind: 'words'; terms: SearchTerm[]; txnid: string | undefined }

/** Undefined when there is nothing to search for. */
export function readSearch(typed: string): RegistrationSearch | undefined {
  const text = typed.slice(0, MOST_LETTERS)
  const [, year, number] = RECEIPT.exec(text.replaceAll(/\s/g, '')) ?? []
  if (year && number) return { kind: 'receipt', year, number: Number(number) }
  const terms = readTerms(text).slice(0, MOST_TERMS)
  const txnid = readTransactionId(text)
  return terms.length === 0
    ? undefined
    : { kind: 'words', terms, txnid: TXNID.test(txnid) ? txnid : undefined }
}

const MOST_LETTERS = 100
const MOST_TERMS = 6

/** "2026-27/000123" */
const RECEIPT = /^(\d{4}-\d{2})\/(\d{1,9})$/

/** Numbers of an earlier system look different, so this only keeps out what can't be one. */
const TXNID = /^(?=.*\d)[\w-]{4,60}$/

function readTerms(text: string): SearchTerm[] {
  // "+91 98765-43210" is one number, however it is grouped.
  const grouped = text.replaceAll(PHONE, (digits) => ` ${digits.replaceAll(/\D/g, '')} `)
  const words = grouped.split(/\s+/).flatMap((part) => {
    if (part.includes('@')) return [searchKey(part)]
    return /^\d{10,}$/.test(part) ? [phoneKey(part)] : searchWords(part)
  })
  const found = [...new Set(words)].filter((word) => !/[\p{Cc}\p{Cs}]/u.test(word))
  return found.map((word) => ({ text: word, whole: word.length <= SHORT }))
}

const PHONE = /(?<!\S)\+?\d[\d\s().-]*\d(?!\S)/g

/** Too many names begin with one or two given letters to be of use. */
const SHORT = 2
