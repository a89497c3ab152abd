import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** A sermon’s player and what stands beside it. */
export const PLAYER_WORDS = { en, ta, kn, hi }
