import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** Small things to do with what a page shows. */
export const TOOL_WORDS = { en, ta, kn, hi }
