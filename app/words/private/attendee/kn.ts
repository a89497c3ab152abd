import type { AttendeeWords } from './en.ts'

export const kn: AttendeeWords = {
  state: {
    cancelled: 'ನಿಮ್ಮ ನೋಂದಣಿ ರದ್ದಾಗಿದೆ; ಆದ್ದರಿಂದ ಅದರ ಪ್ರವೇಶ ಚೀಟಿ ಇನ್ನು ಮಾನ್ಯವಲ್ಲ.',
    unpaid: 'ನಿಮ್ಮ ಜಾಗಗಳಿಗೆ ಸದ್ಯ ಪಾವತಿಯಾಗಿಲ್ಲ; ಆದ್ದರಿಂದ ಮಾನ್ಯವಾದ ಪ್ರವೇಶ ಚೀಟಿ ಇಲ್ಲ.',
  },
  data: 'ನಿಮ್ಮ ಮಾಹಿತಿ',
  name: 'ಹೆಸರು',
}
