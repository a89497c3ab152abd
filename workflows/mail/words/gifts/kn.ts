import type { GiftWords } from './en.ts'

export const kn: GiftWords = {
  subject: (amount) => `ನಿಮ್ಮ ${amount} ದೇಣಿಗೆಗೆ ಧನ್ಯವಾದಗಳು`,
  heading: 'ನಿಮ್ಮ ದೇಣಿಗೆಗೆ ಧನ್ಯವಾದಗಳು',
  dear: (giver) => `ಪ್ರಿಯ ${giver},`,
  received: 'ದೇವರಿಗೂ ನಿಮಗೂ ಕೃತಜ್ಞತೆ ಹೇಳುತ್ತಾ ನಿಮ್ಮ ದೇಣಿಗೆಯನ್ನು ಸ್ವೀಕರಿಸಿದ್ದೇವೆ. ಇದು ನಿಮ್ಮ ರಸೀದಿ.',
  receivedFrom: 'ಕೊಟ್ಟವರು',
  giversPan: 'ಕೊಟ್ಟವರ PAN',
  churchsPan: 'ಸಭೆಯ PAN',
  taxRegistration: '80G ಸೆಕ್ಷನ್ ಅಡಿಯಲ್ಲಿ ನೋಂದಣಿ',
  taxRegistered: ({ registration, from, until }) =>
    `${registration}, ${from}${until ? `, ${until} ವರೆಗೆ ಮಾನ್ಯ` : ''}`,
  onOurSite: 'ನಮ್ಮ ತಾಣದಲ್ಲಿ ಈ ಪಾವತಿಯನ್ನು ನೋಡಿ',
  byComputer: 'ಈ ರಸೀದಿಯನ್ನು ಕಂಪ್ಯೂಟರ್ ಮಾಡಿದೆ; ಸಹಿ ಬೇಕಾಗಿಲ್ಲ.',
  statement: {
    title: (year) => `${year} ಸಾಲಿನಲ್ಲಿ ನಿಮ್ಮ ದೇಣಿಗೆಗಳು`,
    all: ({ recipient, year }) =>
      `${year} ಹಣಕಾಸು ವರ್ಷದಲ್ಲಿ (ಏಪ್ರಿಲ್‌ನಿಂದ ಮಾರ್ಚ್‌ವರೆಗೆ) ${recipient} ವಿಳಾಸದಿಂದ ನಮಗೆ ಬಂದ ಎಲ್ಲಾ ದೇಣಿಗೆಗಳ ಪಟ್ಟಿ ಇದು.`,
    thanks: 'ಪ್ರತಿಯೊಂದಕ್ಕೂ ಧನ್ಯವಾದಗಳು.',
    receipt: (number) => `ರಸೀದಿ ${number}`,
    gift: ({ amount, day, towards }) => `${amount}, ${day}, ${towards}`,
    together: 'ಒಟ್ಟು',
    byComputer: 'ಈ ಪಟ್ಟಿಯನ್ನು ಕಂಪ್ಯೂಟರ್ ಮಾಡಿದೆ; ಸಹಿ ಬೇಕಾಗಿಲ್ಲ.',
  },
}
