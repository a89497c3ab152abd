import { isTranslatedLanguage, type Language } from '#domain/language.ts'

/** "/give" in Tamil is "/ta/give", and the start page "/ta". English keeps its addresses. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The framework asks for the data of "/ta" at "/ta.data", for that of "/" at "/_.data". */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [language, rest] = [path.slice(1, 3), path.slice(3)]
  const isWhole = rest === '' || rest === '.data' || rest.startsWith('/')
  if (!isWhole || !isTranslatedLanguage(language)) return { language: 'en', path }
  return { language, path: rest === '.data' ? '/_.data' : rest || '/' }
}
