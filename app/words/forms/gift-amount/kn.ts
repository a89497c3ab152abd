import type { en } from './en.ts'

export const kn: typeof en = {
  'not-an-amount': 'ಮೊತ್ತವನ್ನು ರೂಪಾಯಿಗಳಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 500 ಅಥವಾ 500.50',
  'too-small': (smallest) => `ಮೊತ್ತ ಕನಿಷ್ಠ ${smallest} ಇರಬೇಕು`,
  'too-large': (largest) => `ಮೊತ್ತ ಗರಿಷ್ಠ ${largest} ಇರಬಹುದು`,
}
