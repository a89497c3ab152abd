import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** Rows that move. */
export const CAROUSEL_WORDS = { en, ta, kn, hi }
