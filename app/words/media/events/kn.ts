import type { en } from './en.ts'

export const kn: typeof en = {
  moreDates: 'ಇನ್ನಷ್ಟು ದಿನಾಂಕಗಳು',
  registerNow: 'ಈಗಲೇ ನೋಂದಾಯಿಸಿಕೊಳ್ಳಿ',
  opensSoon: 'ನೋಂದಣಿ ಶೀಘ್ರದಲ್ಲೇ ಆರಂಭವಾಗುತ್ತದೆ',
}
