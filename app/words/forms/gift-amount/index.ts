import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What is wrong with the amount of a gift. */
export const GIFT_AMOUNT_WORDS = { en, ta, kn, hi }
