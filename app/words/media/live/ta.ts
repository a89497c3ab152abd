import type { LiveWords } from './en.ts'

export const ta: LiveWords = {
  before: 'உங்கள் நேரம்: ',
  locale: 'ta-u-nu-latn',
  dayPeriod: 'short',
}
