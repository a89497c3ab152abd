import type { InEachLanguage } from '#domain/language.ts'
import { en, type TicketWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const TICKET_WORDS: InEachLanguage<TicketWords> = { en, ta, kn, hi }
