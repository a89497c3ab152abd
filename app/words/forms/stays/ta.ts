import type { en } from './en.ts'

export const ta: typeof en = {
  Residential: 'தங்கும் வசதியுடன்',
  'Non Residential': 'தங்கும் வசதியின்றி',
}
