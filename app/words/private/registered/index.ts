import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The page after a registration. */
export const REGISTERED_WORDS = { en, ta, kn, hi }
