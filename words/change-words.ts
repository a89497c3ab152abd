import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import type { FieldChange } from '#domain/registration/person.ts'
import { REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { CORRECTION_WORDS } from '#words/private.ts'

export type StoredChange = Omit<FieldChange, 'field'> & { field: string }

/** "Anu: Age was 11, now 12" */
export function changeWords(language: Language, change: StoredChange): string {
  const words = CORRECTION_WORDS[language]
  if (isPerson(change)) {
    return change.from ? words.wasTakenOff(change.from) : words.wasAdded(change.to)
  }
  return words.was(changeIn(language, change))
}

/** "Anu: Age 11 → 12", for what is not done yet. */
export function plannedWords(language: Language, change: StoredChange): string {
  const words = CORRECTION_WORDS[language]
  if (isPerson(change)) {
    return change.from ? words.isTakenOff(change.from) : words.isAdded(change.to)
  }
  const { whose, label, before, now } = changeIn(language, change)
  return `${whose && `${whose}: `}${label} ${before} → ${now}`
}

type Prices = { beforeMinor: Paise; afterMinor: Paise }

export function changedWords(
  language: Language,
  { changes, ...prices }: Prices & { changes: readonly StoredChange[] },
): string[] {
  const told = changes.map((change) => plannedWords(language, change))
  if (prices.beforeMinor === prices.afterMinor) return told
  return [...told, ...priceWords(language, prices)]
}

export function priceWords(language: Language, { beforeMinor, afterMinor }: Prices): string[] {
  const words = CORRECTION_WORDS[language]
  const total = words.newTotal(rupeesIn(language, afterMinor))
  if (afterMinor === beforeMinor) return [total, words.samePrice]
  const difference = rupeesIn(language, Math.abs(afterMinor - beforeMinor))
  const compare = afterMinor > beforeMinor ? words.more : words.less
  return [total, compare(difference, rupeesIn(language, beforeMinor))]
}

type RequestDetails = Partial<Prices> & { changes: readonly StoredChange[] }

/** What the office was asked for, in the words of the page. It is stored as the office reads it. */
export function requestWords(
  language: Language,
  { kind, wish, asked }: { kind: string; wish: string; asked: RequestDetails | undefined },
): string {
  if (language === 'en' || !asked) return wish
  const { changes, beforeMinor = 0, afterMinor = beforeMinor } = asked
  if (kind === 'cancel') {
    return CORRECTION_WORDS[language].cancelOf(changes.map(({ from }) => from).join(', '))
  }
  return changedWords(language, { changes, beforeMinor, afterMinor }).join(' ')
}

export function isPerson({ field }: StoredChange): boolean {
  return field === 'person'
}

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
  return (shown ?? text) || CORRECTION_WORDS[language].empty
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
