import type { ContentInLanguage } from '#workflows/services.ts'

/** For the `lang` of an element: a part of the content that is not translated stays English. */
export type PartLang = 'en' | undefined

/** Parts are named as in `content-model/translation/translate-content.ts`: "pages.ewg.blocks.3". */
export function partLang(
  { englishParts }: Pick<ContentInLanguage, 'englishParts'>,
  ...parts: readonly string[]
): PartLang {
  return parts.some((part) => englishParts.has(part)) ? 'en' : undefined
}

/** The same value with its language where it is English. Others stay as they are, without a byte more. */
export function withLang<Value extends object>(
  value: Value,
  lang: PartLang,
): Value & { lang?: 'en' } {
  return lang ? { ...value, lang } : value
}
