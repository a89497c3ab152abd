import { familiesOf } from './families.ts'
import * as en from './site/en.ts'
import * as hi from './site/hi.ts'
import * as kn from './site/kn.ts'
import * as ta from './site/ta.ts'

const family = familiesOf({ en, ta, kn, hi })

export const CAROUSEL_WORDS = family('carousel')
export const CELLS_WORDS = family('cells')
export const ERROR_WORDS = family('errors')
export const PAGES_WORDS = family('pages')
export const SHELL_WORDS = family('shell')
export const TOOL_WORDS = family('tools')
