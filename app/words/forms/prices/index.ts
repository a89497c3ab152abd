import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What each person pays, in the words of the form. */
export const PRICE_WORDS = { en, ta, kn, hi }
