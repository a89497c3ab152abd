import type { en } from './en.ts'

export const kn: typeof en = {
  labels: {
    productinfo: 'ಸಮ್ಮೇಳನ',
    type: 'ಯಾರಿಗಾಗಿ ನೋಂದಣಿ',
    residential: 'ನೋಂದಣಿಯ ಬಗೆ',
    arrival: 'ಆಗಮನ',
    paym: 'ಪಾವತಿಯ ಬಗೆ',
    agree: 'ಒಪ್ಪಿಗೆ',
  },
  person: {
    firstname: 'ಮೊದಲ ಹೆಸರು',
    lastname: 'ಕೊನೆಯ ಹೆಸರು',
    gender: 'ಲಿಂಗ',
    email: 'ಇಮೇಲ್',
    age: 'ವಯಸ್ಸು',
    phone: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
    city: 'ಊರು',
  },
  parties: {
    Individual: 'ಒಬ್ಬ ವ್ಯಕ್ತಿ',
    'Married Couple': 'ದಂಪತಿಗಳು',
    Family: 'ಕುಟುಂಬ',
    Group: 'ಗುಂಪು',
  },
  payments: {
    'Full Payment': 'ಪೂರ್ಣ ಪಾವತಿ',
    'Part Payment': 'ಭಾಗಶಃ ಪಾವತಿ',
  },
  genders: { Male: 'ಪುರುಷ', Female: 'ಮಹಿಳೆ' },
}
