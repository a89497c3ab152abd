import type { en } from './en.ts'

export const kn: typeof en = {
  atAGlance: 'ಒಂದು ನೋಟದಲ್ಲಿ',
  actionFor: ({ label, date }) => `${date}: ${label}`,
  loadMap: 'ನಕ್ಷೆ ತೆರೆಯಿರಿ',
  mapFailed: 'ನಕ್ಷೆಯನ್ನು ತೆರೆಯಲು ಆಗಲಿಲ್ಲ. ವಿಳಾಸವನ್ನು ಅಥವಾ ದಾರಿಯ ಮಾಹಿತಿಯನ್ನು ಬಳಸಿ.',
  directions: 'ದಾರಿ ನೋಡಿ',
  zoomIn: 'ದೊಡ್ಡದಾಗಿ ನೋಡಿ',
  zoomOut: 'ಚಿಕ್ಕದಾಗಿ ನೋಡಿ',
  call: '{name} ಅವರಿಗೆ ಕರೆ ಮಾಡಿ',
  costFor: 'ಯಾರಿಗೆ',
  cost: 'ಶುಲ್ಕ',
  play: '{title}: ನೋಡಿ',
  listen: 'ಪಾಡ್‌ಕಾಸ್ಟ್ ಕೇಳಿ',
  story: (name) => `${name} ತಮ್ಮ ಕಥೆಯನ್ನು ಹೇಳುತ್ತಾರೆ`,
  moreDates: 'ಇನ್ನಷ್ಟು ದಿನಾಂಕಗಳು',
  registerNow: 'ಈಗಲೇ ನೋಂದಾಯಿಸಿಕೊಳ್ಳಿ',
  opensSoon: 'ನೋಂದಣಿ ಶೀಘ್ರದಲ್ಲೇ ಆರಂಭವಾಗುತ್ತದೆ',
}
