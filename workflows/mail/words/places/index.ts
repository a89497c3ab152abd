import type { InEachLanguage } from '#domain/language.ts'
import { en, type PlaceWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const PLACE_WORDS: InEachLanguage<PlaceWords> = { en, ta, kn, hi }
