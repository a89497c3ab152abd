import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The pages that say what went wrong, or that there is no network. */
export const ERROR_WORDS = { en, ta, kn, hi }
