import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** Where a registration stands, in one sentence or two. */
export const STANDING_WORDS = { en, ta, kn, hi }
