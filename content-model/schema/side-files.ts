import { isTranslatedLanguage, type TranslatedLanguage } from '#domain/language.ts'

/** The file with a language's texts for a file of the content: `pages/home.yaml` has `pages/home.ta.yaml`. */
export function sideFile(file: string, language: TranslatedLanguage): string {
  return file.replace(/\.yaml$/, `.${language}.yaml`)
}

/** Of which file and in which language a side file has the texts. Undefined for every other file. */
export function asSideFile(
  file: string,
): { file: string; language: TranslatedLanguage } | undefined {
  const [, name, language = ''] = /^(.+)\.([a-z]{2})\.yaml$/.exec(file) ?? []
  return name && isTranslatedLanguage(language) ? { file: `${name}.yaml`, language } : undefined
}

/** Of which English texts the translations of a folder are. A version has it with each of them. */
export const TRANSLATION_NOTES_FILE = 'translations.json'
