import type { en } from './en.ts'

export const kn: typeof en = {
  addToCalendar: 'ನಿಮ್ಮ ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ',
  keep: 'ಈ ಪುಟ ನಿಮಗೆ ಮಾತ್ರ ಸೇರಿದ್ದು; ದಯವಿಟ್ಟು ಅದರ ವಿಳಾಸವನ್ನು ಬೇರೆ ಯಾರಿಗೂ ಕೊಡಬೇಡಿ.',
}
