import type { InEachLanguage } from '#domain/language.ts'
import { type ConferenceWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What has become of a conference. */
export const CONFERENCE_WORDS: InEachLanguage<ConferenceWords> = { en, ta, kn, hi }
