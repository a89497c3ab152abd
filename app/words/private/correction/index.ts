import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The forms with which people correct or cancel their registration. */
export const CORRECTION_WORDS = { en, ta, kn, hi }
