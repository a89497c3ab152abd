import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What has become of a conference. */
export const CONFERENCE_WORDS = { en, ta, kn, hi }
