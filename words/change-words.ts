import type { Language } from '#domain/language.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import type { FieldChange } from '#domain/registration/person.ts'
import { REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { CORRECTION_ANSWERS } from '#words/private.ts'

/** An earlier release stored labels. */
export type StoredChange = Omit<FieldChange, 'field'> & { field: string }

/** "Anu: Age was 11, now 12" */
export function changeWords(language: Language, change: StoredChange): string {
  const words = CORRECTION_ANSWERS[language]
  if (isPerson(change)) {
    return change.from ? words.wasTakenOff(change.from) : words.wasAdded(change.to)
  }
  return words.was(changeIn(language, change))
}

/** "Anu: Age 11 → 12", for what is not done yet. */
export function plannedWords(language: Language, change: StoredChange): string {
  const words = CORRECTION_ANSWERS[language]
  if (isPerson(change)) {
    return change.from ? words.isTakenOff(change.from) : words.isAdded(change.to)
  }
  return words.planned(changeIn(language, change))
}

export function isPerson({ field }: StoredChange): boolean {
  return field === 'person' || field === 'Person'
}

/** The change with its label, and what was chosen in words. */
export function changeIn(language: Language, { whose, field, from, to }: StoredChange) {
  const [before = '', now = ''] = [from, to].map((text) => valueIn(language, field, text))
  return { whose, label: labelIn(language, field), before, now }
}

function valueIn(language: Language, field: string, text: string): string {
  const { parties, genders } = REGISTRATION_FIELDS[language]
  const codes = new Map([
    ['party', new Map(Object.entries(parties))],
    ['residential', new Map(Object.entries(STAY_WORDS[language]))],
    ['gender', new Map(Object.entries(genders))],
  ])
  const shown = field === 'arrival' ? arrivalIn(language, text) : codes.get(field)?.get(text)
  return (shown ?? text) || CORRECTION_ANSWERS[language].empty
}

function labelIn(language: Language, field: string): string {
  const { labels, person } = REGISTRATION_FIELDS[language]
  const { productinfo: conference, type: party, residential, arrival } = labels
  const known = { conference, party, residential, arrival, ...person } satisfies Record<
    Exclude<FieldChange['field'], 'person'>,
    string
  >
  return new Map(Object.entries(known)).get(field) ?? field
}
