import type { en } from './en.ts'

export const kn: typeof en = {
  searchLabel: 'ಪ್ರಸಂಗಗಳಲ್ಲಿ ಹುಡುಕಿ',
  search: 'ಹುಡುಕಿ',
  all: 'ಎಲ್ಲ ಪ್ರಸಂಗಗಳು',
  preacher: 'ಪ್ರಸಂಗಿಗಳು',
  everyone: 'ಎಲ್ಲರೂ',
  show: 'ತೋರಿಸಿ',
  loading: 'ತೆರೆಯುತ್ತಿದೆ…',
  seeAll: 'ಎಲ್ಲ ಪ್ರಸಂಗಗಳನ್ನು ನೋಡಿ',
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  more: 'ಇನ್ನಷ್ಟು ಪ್ರಸಂಗಗಳು',
  first: 'ಮೊದಲ',
  last: 'ಕೊನೆಯ',
  page: 'ಪುಟ',
  ofPages: (pages) => `/ ${pages}`,
  go: 'ಹೋಗಿ',
}
