import type { en } from './en.ts'

export const kn: typeof en = {
  text: (label) => `${label}: ಅಕ್ಷರಗಳಲ್ಲಿ ಇರಬೇಕು`,
  atMost: (label, longest) => `${label}: ${longest} ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚು ಇರಬಾರದು`,
  odd: (label) => `${label}: | ಚಿಹ್ನೆ ಅಥವಾ ಕಾಣದ ಅಕ್ಷರಗಳು ಇರಬಾರದು`,
  webAddress: 'ದಯವಿಟ್ಟು ವೆಬ್ ವಿಳಾಸವಿಲ್ಲದೆ ಹೆಸರನ್ನು ಮಾತ್ರ ಬರೆಯಿರಿ.',
  email: 'ಸರಿಯಾದ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ಬರೆಯಿರಿ',
  pan: 'PAN ಸಂಖ್ಯೆಯಲ್ಲಿ ಐದು ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರಗಳು, ನಾಲ್ಕು ಅಂಕಿಗಳು ಮತ್ತು ಒಂದು ಅಕ್ಷರ ಇರಬೇಕು; ಉದಾಹರಣೆಗೆ ABCDE1234F',
  labels: { email: 'ಇಮೇಲ್', mobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ', amount: 'ಮೊತ್ತ' },
  giftAmount: {
    'not-an-amount': 'ಮೊತ್ತವನ್ನು ರೂಪಾಯಿಗಳಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 500 ಅಥವಾ 500.50',
    'too-small': (smallest) => `ಮೊತ್ತ ಕನಿಷ್ಠ ${smallest} ಇರಬೇಕು`,
    'too-large': (largest) => `ಮೊತ್ತ ಗರಿಷ್ಠ ${largest} ಇರಬಹುದು`,
  },
}
