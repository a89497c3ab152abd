import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The reminder to give each month. Nothing is debited. */
export const MONTHLY_WORDS = { en, ta, kn, hi }
