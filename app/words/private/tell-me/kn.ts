import type { en } from './en.ts'

export const kn: typeof en = {
  title: 'ನೋಂದಣಿ ತೆರೆದಾಗ',
  description: 'ನೋಂದಣಿ ತೆರೆದಾಗ ಒಂದು ಇಮೇಲ್.',
  ask: (title) => `${title}: ನೋಂದಣಿ ತೆರೆದಾಗ ನಿಮಗೆ ಬರೆಯಬೇಕೇ? ಒಂದೇ ಒಂದು ಇಮೇಲ್; ನಂತರ ನಿಮ್ಮ ವಿಳಾಸವನ್ನು ಅಳಿಸುತ್ತೇವೆ.`,
  confirm: 'ಹೌದು, ನನಗೆ ತಿಳಿಸಿ',
  confirmed: (title) => `ಧನ್ಯವಾದಗಳು. ${title}: ನೋಂದಣಿ ತೆರೆದಾಗ ನಿಮಗೆ ಒಮ್ಮೆ ಬರೆಯುತ್ತೇವೆ.`,
}
