import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The page of one sermon. */
export const SERMON_WORDS = { en, ta, kn, hi }
