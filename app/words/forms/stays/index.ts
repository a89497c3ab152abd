import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The types of registration, as the form and the prices name them. */
export const STAY_WORDS = { en, ta, kn, hi }
