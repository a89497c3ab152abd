import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What only the server says about a form. */
export const FORM_ANSWERS = { en, ta, kn, hi }
