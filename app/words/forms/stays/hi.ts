import type { en } from './en.ts'

export const hi: typeof en = {
  Residential: 'आवास सहित',
  'Non Residential': 'आवास के बिना',
}
