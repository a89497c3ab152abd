import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The page behind the mail that confirms an address. */
export const TELL_ME_WORDS = { en, ta, kn, hi }
