import devanagariFace from '#app/ui/fonts/noto-sans-devanagari-400.woff2?url'
import kannadaFace from '#app/ui/fonts/noto-sans-kannada-400.woff2?url'
import tamilFace from '#app/ui/fonts/noto-sans-tamil-400.woff2?url'
import hindiSheet from '#app/ui/languages/hi.css?url'
import kannadaSheet from '#app/ui/languages/kn.css?url'
import tamilSheet from '#app/ui/languages/ta.css?url'
import type { Language } from '#domain/language.ts'

/** Named only here, so that English pages don't name them. */
export const LANGUAGE_TYPES: Partial<Record<Language, { sheet: string; face: string }>> = {
  ta: { sheet: tamilSheet, face: tamilFace },
  kn: { sheet: kannadaSheet, face: kannadaFace },
  hi: { sheet: hindiSheet, face: devanagariFace },
}
