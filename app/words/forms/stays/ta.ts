import type { StayWords } from './en.ts'

export const ta: StayWords = {
  Residential: 'தங்கும் வசதியுடன்',
  'Non Residential': 'தங்கும் வசதியின்றி',
}
