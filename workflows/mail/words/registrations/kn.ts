import type { RegistrationWords } from './en.ts'

export const kn: RegistrationWords = {
  paidSubject: ({ event, txnid }) => `“${event}”ಗಾಗಿ ನಿಮ್ಮ ನೋಂದಣಿ ಆಗಿದೆ (${txnid})`,
  paidHeading: 'ನಿಮ್ಮ ನೋಂದಣಿ ಆಗಿದೆ, ಪಾವತಿಯೂ ತಲುಪಿದೆ',
  paidInPart: (balance) => `ನೀವು ಭಾಗಶಃ ಪಾವತಿಸಿದ್ದೀರಿ. ${balance}`,
  everythingPaid: 'ಎಲ್ಲವೂ ಪಾವತಿಯಾಗಿದೆ. ಇನ್ನು ಪಾವತಿಸಬೇಕಾದದ್ದು ಏನೂ ಇಲ್ಲ.',
  subject: (event) => `“${event}”ಗಾಗಿ ನಿಮ್ಮ ನೋಂದಣಿ ಆಗಿದೆ`,
  heading: 'ನಿಮ್ಮ ನೋಂದಣಿ ಆಗಿದೆ',
  nothingOnline: 'ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಏನೂ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ.',
  bring: (amount) => `ದಯವಿಟ್ಟು ${amount} ನೋಂದಣಿ ಮೇಜಿಗೆ ತನ್ನಿ.`,
  closing:
    'ನಿಮ್ಮ ಯೋಜನೆ ಬದಲಾದರೆ, ನಿಮ್ಮ ನೋಂದಣಿಯನ್ನು ಅದರ ಪುಟದಲ್ಲಿ ತಿದ್ದಬಹುದು ಅಥವಾ ರದ್ದುಮಾಡಬಹುದು; ಕಚೇರಿಗೆ ಕರೆಯನ್ನೂ ಮಾಡಬಹುದು.',
  recordedSubject: ({ amount, event }) => `“${event}”ಗಾಗಿ ${amount} ನಮಗೆ ತಲುಪಿದೆ`,
  recordedHeading: 'ನಿಮ್ಮ ಪಾವತಿ ನಮಗೆ ತಲುಪಿದೆ',
  thanks: (more) => `ಧನ್ಯವಾದಗಳು. ${more}`,
  looking: 'ನಮ್ಮ ಕಚೇರಿ ನಿಮಗಾಗಿ ಒಂದು ಜಾಗ ನೋಡಿ ನಿಮಗೆ ಬರೆಯುತ್ತದೆ. ಅದಕ್ಕೂ ಮೊದಲು ದಯವಿಟ್ಟು ಪ್ರಯಾಣ ಹೊರಡಬೇಡಿ.',
  notRight: 'ಇಲ್ಲಿ ಏನಾದರೂ ತಪ್ಪಿದ್ದರೆ, ದಯವಿಟ್ಟು ಈ ಇಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ ಅಥವಾ ಕಚೇರಿಗೆ ಕರೆ ಮಾಡಿ.',
}
