import type { LiveWords } from './en.ts'

export const hi: LiveWords = {
  before: 'आपका समय: ',
  locale: 'hi-u-nu-latn',
  dayPeriod: 'short',
}
