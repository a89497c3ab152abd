import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** Beside a form: what is kept, why, how long, and who to write to. */
export const DATA_NOTICE_WORDS = { en, ta, kn, hi }
