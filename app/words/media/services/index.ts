import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** Whether a service is on, and when the next one is. */
export const SERVICE_WORDS = { en, ta, kn, hi }
