import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The page on the way to the payment provider. */
export const PAYING_WORDS = { en, ta, kn, hi }
