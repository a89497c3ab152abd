import type { OfficeChangeWords } from './en.ts'

export const kn: OfficeChangeWords = {
  changedSubject: (event) => `“${event}”ಗಾಗಿ ನಿಮ್ಮ ನೋಂದಣಿ ಬದಲಾಗಿದೆ`,
  changedHeading: 'ನಿಮ್ಮ ನೋಂದಣಿ ಬದಲಾಗಿದೆ',
  restoredSubject: (event) => `“${event}”ಗಾಗಿ ನಿಮ್ಮ ನೋಂದಣಿ ಮರಳಿ ಬಂದಿದೆ`,
  restoredHeading: 'ನಿಮ್ಮ ನೋಂದಣಿ ಮರಳಿ ಬಂದಿದೆ',
  changed: (event) => `“${event}”ಗಾಗಿ ಮಾಡಿದ ನೋಂದಣಿಯನ್ನು ನಮ್ಮ ಕಚೇರಿ ಬದಲಾಯಿಸಿದೆ.`,
  restored: (event) => `“${event}”ಗಾಗಿ ಮಾಡಿದ ನೋಂದಣಿ ರದ್ದಾಗಿತ್ತು. ನಮ್ಮ ಕಚೇರಿ ಅದನ್ನು ಮರಳಿ ತಂದಿದೆ.`,
  validAgain: (count) => (count > 1 ? 'ನಿಮ್ಮ ಪ್ರವೇಶ ಚೀಟಿಗಳು ಮತ್ತೆ ಮಾನ್ಯವಾಗಿವೆ.' : 'ನಿಮ್ಮ ಪ್ರವೇಶ ಚೀಟಿ ಮತ್ತೆ ಮಾನ್ಯವಾಗಿದೆ.'),
  waitingAgain: 'ಅದು ಮತ್ತೆ ಕಾಯುವವರ ಪಟ್ಟಿಯಲ್ಲಿದೆ.',
  reduced: (amount) => `ಶುಲ್ಕದಲ್ಲಿ ${amount} ಕಡಿಮೆ ಮಾಡಿದ್ದೇವೆ.`,
  confirmed: 'ನಿಮ್ಮ ಜಾಗಗಳು ಖಚಿತವಾಗಿವೆ.',
  reductionTakenBack: (amount) => `ಶುಲ್ಕದಲ್ಲಿ ${amount} ಕಡಿಮೆ ಮಾಡಿದ್ದೆವು. ಆ ಕಡಿತವನ್ನು ಹಿಂತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ.`,
  paymentTakenBack: ({ amount, method }) =>
    `${amount} (${method}) ಪಾವತಿಯಾಗಿದೆ ಎಂದು ದಾಖಲಿಸಿದ್ದೆವು. ಅದನ್ನು ಹಿಂತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ: ಅದು ಇನ್ನು ಪಾವತಿಯೆಂದು ಲೆಕ್ಕಕ್ಕಿಲ್ಲ, ಅದರ ರಸೀದಿಯೂ ಮಾನ್ಯವಲ್ಲ.`,
  byHand: 'ನೇರವಾಗಿ',
  heldUntil: (moment) => `ನಿಮ್ಮ ಜಾಗಗಳನ್ನು ${moment} ವರೆಗೆ ನಿಮಗಾಗಿ ಇಟ್ಟಿದ್ದೇವೆ.`,
  takenOff: 'ತೆಗೆಯಲಾದವರು',
  added: 'ಸೇರಿಸಲಾದವರು',
  price: 'ಶುಲ್ಕ',
  was: ({ now, before }) => `${now} (ಮೊದಲು ${before})`,
  labels: {
    firstname: 'ಮೊದಲ ಹೆಸರು',
    lastname: 'ಕೊನೆಯ ಹೆಸರು',
    gender: 'ಲಿಂಗ',
    email: 'ಇಮೇಲ್',
    age: 'ವಯಸ್ಸು',
    phone: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
    city: 'ಊರು',
  },
  genders: { Male: 'ಪುರುಷ', Female: 'ಮಹಿಳೆ' },
}
