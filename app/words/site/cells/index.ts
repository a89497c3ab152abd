import type { InEachLanguage } from '#domain/language.ts'
import { type CellsWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The finder of cell groups. */
export const CELLS_WORDS: InEachLanguage<CellsWords> = { en, ta, kn, hi }
