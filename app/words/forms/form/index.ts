import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What stands in every form. */
export const FORM_WORDS = { en, ta, kn, hi }
