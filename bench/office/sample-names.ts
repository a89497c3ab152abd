const FIRST = [
  'John',
  'Mary',
  'Asha',
  'Ravi',
  'Anita',
  'Joseph',
  'Grace',
  'Suresh',
  'Priya',
  'David',
]
const LAST = [
  'Rao',
  'Thomas',
  'Kumar',
  'Raj',
  'Fernandes',
  'Samuel',
  'Das',
  'Gowda',
  'Iyer',
  'Mathew',
]
const BEGINNINGS = [
  'an',
  'be',
  'chi',
  'de',
  'es',
  'fa',
  'jo',
  'ka',
  'li',
  'ma',
  'ni',
  'pra',
  'ro',
  'sa',
  'vi',
]
const ENDINGS = [
  'bel',
  'chan',
  'dra',
  'gar',
  'ish',
  'jan',
  'kesh',
  'lin',
  'mala',
  'nan',
  'pal',
  'resh',
  'sha',
  'ta',
  'vin',
  'wati',
  'yan',
  'zar',
  'than',
  'swami',
]

/** Common names first: they are drawn most often. */
export const FIRST_NAMES: readonly string[] = [...FIRST, ...made('')]
export const LAST_NAMES: readonly string[] = [...LAST, ...made('ar')]

function made(after: string): string[] {
  return BEGINNINGS.flatMap((start) => ENDINGS.map((end) => `${start}${end}${after}`))
}
