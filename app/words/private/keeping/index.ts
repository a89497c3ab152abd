import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The page on which a free registration keeps its places. */
export const KEEPING_WORDS = { en, ta, kn, hi }
