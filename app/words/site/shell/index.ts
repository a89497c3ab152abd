import type { InEachLanguage } from '#domain/language.ts'
import { en, type ShellWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What stands around every page. */
export const SHELL_WORDS: InEachLanguage<ShellWords> = { en, ta, kn, hi }
