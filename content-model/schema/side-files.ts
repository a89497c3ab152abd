import { isTranslatedLanguage, type TranslatedLanguage } from '#domain/language.ts'

/** `pages/home.yaml` has `pages/home.ta.yaml`. */
export function sideFile(file: string, language: TranslatedLanguage): string {
  return file.replace(/\.yaml$/, `.${language}.yaml`)
}

/** Undefined for every other file. */
export function asSideFile(
  file: string,
): { file: string; language: TranslatedLanguage } | undefined {
  const [, name, language = ''] = /^(.+)\.([a-z]{2})\.yaml$/.exec(file) ?? []
  return name && isTranslatedLanguage(language) ? { file: `${name}.yaml`, language } : undefined
}

export const TRANSLATION_NOTES_FILE = 'translations.json'
