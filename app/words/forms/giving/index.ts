import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The giving form, and the ways to give without it. */
export const GIVING_WORDS = { en, ta, kn, hi }
