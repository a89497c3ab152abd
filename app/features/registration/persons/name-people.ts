import type { RegistrationFormWords } from '#words/forms/en.ts'

/** "5 people: Meera, Thomas, Arjun, Anu and Ammini"; whoever has no name yet is only counted. */
export function peopleLine(words: RegistrationFormWords, names: readonly string[]): string {
  const count = words.people(names.length)
  const typed = names.filter((name) => name !== '')
  if (typed.length === 0) return count
  return `${count}: ${nameList(words, typed.length < names.length ? [...typed, words.others] : typed)}`
}

/** "Meera, Thomas and Anu" */
export function nameList({ and }: RegistrationFormWords, names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}
