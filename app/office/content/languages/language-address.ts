import type { TextState } from '#content-model/translation/translate-content.ts'
import type { TranslatedLanguage } from '#domain/language.ts'

export const LANGUAGES_ADDRESS = '/office/content/languages'

export function languageAddress(language: TranslatedLanguage): string {
  return `${LANGUAGES_ADDRESS}/${language}`
}

/** `pages/ewg.yaml` is translated into Tamil at `/office/content/languages/ta/pages/ewg`. */
export function textsAddress(language: TranslatedLanguage, file: string): string {
  return `${languageAddress(language)}/${file.replace(/\.yaml$/, '')}`
}

/** A list can show these alone. Read texts need nobody. */
export const SHOWS = ['missing', 'unread', 'changed'] as const
export type Show = Extract<TextState, (typeof SHOWS)[number]> | undefined

export function readShow(word: string | undefined): Show {
  return SHOWS.find((each) => each === word)
}

export function withShown(
  address: string,
  { show, part, done }: { show: Show; part?: string | undefined; done?: string | undefined },
): string {
  const shown = {
    ...(show && { show }),
    ...(part !== undefined && { part }),
    ...(done && { done }),
  }
  const query = new URLSearchParams(shown)
  return query.size > 0 ? `${address}?${query}` : address
}
