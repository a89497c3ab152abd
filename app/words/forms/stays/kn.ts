import type { en } from './en.ts'

export const kn: typeof en = {
  Residential: 'ವಸತಿ ಸಹಿತ',
  'Non Residential': 'ವಸತಿ ರಹಿತ',
}
