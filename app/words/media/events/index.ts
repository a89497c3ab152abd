import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What stands beside dates, on every page that shows some. */
export const EVENT_WORDS = { en, ta, kn, hi }
