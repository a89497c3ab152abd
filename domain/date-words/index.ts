import type { InEachLanguage } from '../language.ts'
import { type DateWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/**
 * Months have tables of their own, because servers and browsers know different names.
 */
export const DATE_WORDS: InEachLanguage<DateWords> = { en, ta, kn, hi }
