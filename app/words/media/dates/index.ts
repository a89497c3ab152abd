import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What is said about dates and services where they are read, so that browsers get only what is true. */
export const DATE_TEXTS = { en, ta, kn, hi }
