import latinTitles from '#app/ui/fonts/fraunces-letters-600.woff2?url'
import devanagariFace from '#app/ui/fonts/noto-sans-devanagari-400.woff2?url'
import kannadaFace from '#app/ui/fonts/noto-sans-kannada-400.woff2?url'
import tamilFace from '#app/ui/fonts/noto-sans-tamil-400.woff2?url'
import devanagariTitles from '#app/ui/fonts/noto-serif-devanagari-600.woff2?url'
import kannadaTitles from '#app/ui/fonts/noto-serif-kannada-600.woff2?url'
import tamilTitles from '#app/ui/fonts/noto-serif-tamil-600.woff2?url'
import hindiSheet from '#app/ui/languages/hi.css?url'
import kannadaSheet from '#app/ui/languages/kn.css?url'
import tamilSheet from '#app/ui/languages/ta.css?url'
import type { Language } from '#domain/language.ts'

type LanguageType = { sheet: string; face: string; titles: { href: string; media?: string }[] }

const LATIN = { href: latinTitles }
/** As in the sheets of these languages. */
const media = '(width >= 60rem)'

/** Named only here, so that English pages don't name them. */
export const LANGUAGE_TYPES: Partial<Record<Language, LanguageType>> = {
  ta: { sheet: tamilSheet, face: tamilFace, titles: [LATIN, { href: tamilTitles }] },
  kn: { sheet: kannadaSheet, face: kannadaFace, titles: [LATIN, { href: kannadaTitles, media }] },
  hi: {
    sheet: hindiSheet,
    face: devanagariFace,
    titles: [LATIN, { href: devanagariTitles, media }],
  },
}
