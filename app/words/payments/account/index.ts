import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** Around the money on a private page. */
export const ACCOUNT_WORDS = { en, ta, kn, hi }
