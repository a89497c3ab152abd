import type { en } from './en.ts'

export const kn: typeof en = {
  carousel: 'ಚಲಿಸುವ ಸಾಲು',
  slides: 'ಚಿತ್ರಗಳು',
  slide: 'ಚಿತ್ರ',
  slideOf: ({ at, count }) => `${count} ರಲ್ಲಿ ${at}`,
  pause: 'ನಿಲ್ಲಿಸಿ',
  resume: 'ಮುಂದುವರಿಸಿ',
  previous: 'ಹಿಂದಿನದು',
  next: 'ಮುಂದಿನದು',
}
