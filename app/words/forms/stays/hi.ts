import type { StayWords } from './en.ts'

export const hi: StayWords = {
  Residential: 'आवास सहित',
  'Non Residential': 'आवास के बिना',
}
