import type { OwnDataWords } from './en.ts'

export const kn: OwnDataWords = {
  registration: 'ನೋಂದಣಿ',
  gift: 'ದೇಣಿಗೆ',
  person: (number) => `ವ್ಯಕ್ತಿ ${number}`,
  payments: 'ಪಾವತಿಗಳು',
  mails: 'ನಾವು ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ಗಳು',
  requests: 'ನೀವು ನಮ್ಮನ್ನು ಕೇಳಿದ್ದು',
  entries: 'ಬಾಗಿಲಲ್ಲಿ',
  consents: 'ನೀವು ಒಪ್ಪಿದ್ದು',
  monthly: 'ಮಾಸಿಕ ನೆನಪೋಲೆ',
  registered: 'ನೋಂದಾಯಿಸಿದ್ದು',
  language: 'ಭಾಷೆ',
  name: 'ಪೂರ್ಣ ಹೆಸರು',
  pan: 'PAN',
  given: 'ಕೊಟ್ಟಿದ್ದು',
  takenOff: 'ತೆಗೆದಿದ್ದು',
  fund: 'ನಿಧಿ',
  next: 'ಮುಂದಿನದು',
  consent: (wording) => `ನಮ್ಮ ಒಪ್ಪಿಗೆ ಪತ್ರ, ಒಕ್ಕಣೆ ${wording}`,
  mailTo: (subject, address) => `${subject}, ಇವರಿಗೆ: ${address}`,
  entry: { in: 'ಒಳಗೆ ಬಂದರು', out: 'ಹೊರಗೆ ಹೋದರು', undo: 'ಹಿಂಪಡೆಯಲಾಗಿದೆ' },
}
