import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The end of the way after a success, in the payer’s own browser. */
export const ENDING_WORDS = { en, ta, kn, hi }
