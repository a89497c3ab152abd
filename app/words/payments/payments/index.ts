import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The money of a gift or a registration. The server puts it into words. */
export const PAYMENT_WORDS = { en, ta, kn, hi }
