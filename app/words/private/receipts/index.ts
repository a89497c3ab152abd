import type { InEachLanguage } from '#domain/language.ts'
import { en, type ReceiptWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const RECEIPT_WORDS: InEachLanguage<ReceiptWords> = { en, ta, kn, hi }
