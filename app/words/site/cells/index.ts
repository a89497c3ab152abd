import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The finder of cell groups. */
export const CELLS_WORDS = { en, ta, kn, hi }
