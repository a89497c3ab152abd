import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The list of sermons. */
export const SERMONS_WORDS = { en, ta, kn, hi }
