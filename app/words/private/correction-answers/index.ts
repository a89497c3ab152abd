import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What the server says about a correction or a cancellation. Amounts and days come as they are written. */
export const CORRECTION_ANSWERS = { en, ta, kn, hi }
