import type { Language } from '#domain/language.ts'
import type { Services } from '#workflows/services.ts'

/** A public page in the language of whoever reads the mail. Private pages have no language in their address. */
export function publicAddress(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  language: Language,
  path: string,
): string {
  return language === 'en' ? `${publicUrl}${path}` : `${publicUrl}/${language}${path}`
}
