import type { StayWords } from './en.ts'

export const kn: StayWords = {
  Residential: 'ವಸತಿ ಸಹಿತ',
  'Non Residential': 'ವಸತಿ ರಹಿತ',
}
