import type { InEachLanguage } from '#domain/language.ts'
import { type EventWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What stands beside dates, on every page that shows some. */
export const EVENT_WORDS: InEachLanguage<EventWords> = { en, ta, kn, hi }
