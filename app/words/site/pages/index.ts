import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What stands on the start page and the information pages beside the words of the content. */
export const PAGES_WORDS = { en, ta, kn, hi }
