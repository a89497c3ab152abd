import type { en } from './en.ts'

export const kn: typeof en = {
  copy: 'ನಕಲಿಸಿ',
  copied: 'ನಕಲಿಸಲಾಗಿದೆ',
  what: (label) => `: ${label}`,
  print: 'ಮುದ್ರಿಸಿ',
  share: 'ಹಂಚಿಕೊಳ್ಳಿ',
  call: (name) => `${name} ಅವರಿಗೆ ಕರೆ ಮಾಡಿ: `,
}
