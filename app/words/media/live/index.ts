import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What the browser adds to the next service: its time where the visitor is. */
export const LIVE_WORDS = { en, ta, kn, hi }
