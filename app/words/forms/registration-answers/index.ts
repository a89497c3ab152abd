import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What only the server says about a registration form. */
export const REGISTRATION_ANSWERS = { en, ta, kn, hi }
