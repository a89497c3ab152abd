import type { InEachLanguage } from '#domain/language.ts'
import { en, type PriceWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What each person pays, in the words of the form. */
export const PRICE_WORDS: InEachLanguage<PriceWords> = { en, ta, kn, hi }
