import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What stands around every page. */
export const SHELL_WORDS = { en, ta, kn, hi }
