import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The result of a payment, as its page says it. */
export const RESULT_WORDS = { en, ta, kn, hi }
