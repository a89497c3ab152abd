import type { TicketWords } from './en.ts'

export const kn: TicketWords = {
  subject: ({ event, count }) => `“${event}”ಗಾಗಿ ನಿಮ್ಮ ${count > 1 ? 'ಪ್ರವೇಶ ಚೀಟಿಗಳು' : 'ಪ್ರವೇಶ ಚೀಟಿ'}`,
  heading: (event) => `“${event}”ಗಾಗಿ ನಿಮ್ಮ ನೋಂದಣಿ ಆಗಿದೆ`,
  needed: 'ಪ್ರವೇಶದ್ವಾರದಲ್ಲಿ ನಿಮಗೆ ಬೇಕಾಗಿರುವುದು ಇದು.',
  plansChange: 'ನಿಮ್ಮ ಯೋಜನೆ ಬದಲಾದರೆ ದಯವಿಟ್ಟು ನಮಗೆ ತಿಳಿಸಿ: ಈ ಇಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ ಅಥವಾ ಕಚೇರಿಗೆ ಕರೆ ಮಾಡಿ.',
  see: 'ನಿಮ್ಮ ಪ್ರವೇಶ ಚೀಟಿಯನ್ನು ನೋಡಿ',
  pageOf: (name) => `${name} ಅವರ ಪುಟ`,
}
