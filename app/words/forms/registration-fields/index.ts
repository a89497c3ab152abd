import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The fields of a registration and what can be chosen: in forms, lists, the history and on private pages. */
export const REGISTRATION_FIELDS = { en, ta, kn, hi }
