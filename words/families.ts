import type { InEachLanguage } from '#domain/language.ts'

/** Takes families of words by name from the files of the four languages. Each has the families of the English one. */
export function familiesOf<Families extends object>({ en, ta, kn, hi }: InEachLanguage<Families>) {
  return <Name extends keyof Families>(name: Name): InEachLanguage<Families[Name]> => ({
    en: en[name],
    ta: ta[name],
    kn: kn[name],
    hi: hi[name],
  })
}
