import type { en } from './en.ts'

export const kn: typeof en = {
  skip: 'ಮುಖ್ಯ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  main: 'ಮುಖ್ಯ ಪಟ್ಟಿ',
  menu: 'ಪಟ್ಟಿ',
  close: 'ಮುಚ್ಚಿ',
  languages: 'ಭಾಷೆಗಳು',
  footer: 'ಅಡಿಭಾಗ',
  followUs: 'ನಮ್ಮನ್ನು ಅನುಸರಿಸಿ',
  onTheMap: 'ನಕ್ಷೆಯಲ್ಲಿ ನೋಡಿ',
  disclaimer: 'ಹಕ್ಕುತ್ಯಾಗ',
  openDisclaimer: 'ಹಕ್ಕುತ್ಯಾಗ',
  loading: 'ತೆರೆಯುತ್ತಿದೆ',
  ownPage: 'ಬೇರೆ ಪುಟದಲ್ಲಿ ಓದಿ',
  refused: (title) => `ದೋಷ: ${title}`,
  notTranslated: 'ಈ ಪುಟ ಇನ್ನೂ ಕನ್ನಡದಲ್ಲಿ ಇಲ್ಲ. ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ತೋರಿಸಲಾಗಿದೆ.',
}
