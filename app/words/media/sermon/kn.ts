import type { en } from './en.ts'

export const kn: typeof en = {
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  seeAll: 'ಎಲ್ಲ ಪ್ರಸಂಗಗಳನ್ನು ನೋಡಿ',
  moreBy: '{name} ಅವರ ಇತರ ಪ್ರಸಂಗಗಳು',
  allBy: '{name} ಅವರ ಎಲ್ಲ ಪ್ರಸಂಗಗಳು',
}
