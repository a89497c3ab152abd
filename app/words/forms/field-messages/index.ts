import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What is wrong with a field that every form may have. */
export const FIELD_MESSAGES = { en, ta, kn, hi }
