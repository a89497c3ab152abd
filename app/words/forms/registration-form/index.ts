import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The registration form, in the browser too. */
export const REGISTRATION_FORM = { en, ta, kn, hi }
