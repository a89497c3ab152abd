import type { OpeningWords } from './en.ts'

export const kn: OpeningWords = {
  subject: (title) => `ಈಗ ನೋಂದಾಯಿಸಿಕೊಳ್ಳಬಹುದು: ${title}`,
  heading: 'ಈಗ ನೀವು ನೋಂದಾಯಿಸಿಕೊಳ್ಳಬಹುದು',
  open: (title) => `ನಮೂನೆ ತೆರೆದಾಗ ತಿಳಿಸುವಂತೆ ನೀವು ಕೇಳಿದ್ದಿರಿ. ಈಗ ಅದು ತೆರೆದಿದೆ: ${title}.`,
  onlyMail: 'ಇದರ ಬಗ್ಗೆ ಬರುವ ಇಮೇಲ್ ಇದೊಂದೇ. ನಿಮ್ಮ ವಿಳಾಸವನ್ನು ನಾವು ತೆಗೆದುಹಾಕಿದ್ದೇವೆ.',
  register: 'ನೋಂದಾಯಿಸಿಕೊಳ್ಳಿ',
}
