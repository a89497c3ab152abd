import type { InEachLanguage } from '#domain/language.ts'
import { en, type FrameWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const FRAME_WORDS: InEachLanguage<FrameWords> = { en, ta, kn, hi }
