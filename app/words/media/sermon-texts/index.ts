import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What is said about sermons where they are read, so that browsers get only what is true. */
export const SERMON_TEXTS = { en, ta, kn, hi }
