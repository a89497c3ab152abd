import type { TranslatedLanguage } from '#domain/language.ts'

/** The name of a language's copy of a script: "site-Ab12.js" has "site-Ab12-ta.js". */
export function copyName(name: string, language: TranslatedLanguage): string {
  return name.replace(/\.js$/, `-${language}.js`)
}

/** A text that names scripts, such as a script that imports others, with a language's copies of these. */
export function withCopies(
  text: string,
  { copied, language }: { copied: ReadonlySet<string>; language: TranslatedLanguage },
): string {
  return [...copied].reduce(
    (renamed, name) => renamed.replaceAll(name, copyName(name, language)),
    text,
  )
}
