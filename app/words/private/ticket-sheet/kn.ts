import type { en } from './en.ts'

export const kn: typeof en = {
  title: (event) => `ಪ್ರವೇಶ ಚೀಟಿಗಳು: ${event}`,
  show: 'ದಯವಿಟ್ಟು ಪ್ರವೇಶದ್ವಾರದಲ್ಲಿ ಈ ಕೋಡ್ ತೋರಿಸಿ.',
  questions: (phone) => `ಪ್ರಶ್ನೆಗಳಿವೆಯೇ? ${phone}`,
  shared: (name, event) => `${name}: ${event} ಪ್ರವೇಶ ಚೀಟಿ`,
}
