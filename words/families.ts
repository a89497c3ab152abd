import { type InEachLanguage, inEachLanguage } from '#domain/language.ts'

/** Each language has the families of the English one. */
export function familiesOf<Families extends object>(words: InEachLanguage<Families>) {
  return <Name extends keyof Families>(name: Name): InEachLanguage<Families[Name]> =>
    inEachLanguage((language) => words[language][name])
}
