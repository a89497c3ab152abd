const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** "Tamil" for `ta`, "English" for `en-US`. Undefined for what is no language that we can name. */
export function languageName(tag: string): string | undefined {
  const [language = ''] = tag.split('-')
  return /^[a-z]{2,3}$/i.test(language) ? NAMES.of(language) : undefined
}
