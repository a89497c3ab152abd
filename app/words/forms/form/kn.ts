import type { en } from './en.ts'

export const kn: typeof en = {
  chooseOne: 'ಒಂದನ್ನು ಆರಿಸಿ',
  didYouMean: '{address} ಎಂದು ಬರೆಯಬೇಕಿತ್ತೇ?',
  useIt: 'ಇದನ್ನೇ ಬಳಸಿ',
  checkForm: 'ದಯವಿಟ್ಟು ನಮೂನೆಯನ್ನು ಪರಿಶೀಲಿಸಿ',
  didNotWork: 'ಅದು ಆಗಲಿಲ್ಲ',
  person: (number) => `ವ್ಯಕ್ತಿ ${number}`,
  ofPerson: (number, message) => `ವ್ಯಕ್ತಿ ${number}: ${message}`,
  leaveEmpty: 'ಇದನ್ನು ಖಾಲಿ ಬಿಡಿ',
  noNetwork:
    'ಈಗ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಇಲ್ಲ. ಹಣ ತೆಗೆದುಕೊಂಡಿಲ್ಲ, ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ: ಸಂಪರ್ಕ ಬಂದ ಮೇಲೆ ದಯವಿಟ್ಟು ಮತ್ತೆ ಕಳುಹಿಸಿ. ಅದನ್ನು ಎರಡು ಬಾರಿ ಲೆಕ್ಕ ಹಾಕುವುದಿಲ್ಲ.',
}
