import type { en } from './en.ts'

export const kn: typeof en = {
  waiting: (people) => `${who(people)} ಕಾಯುವವರ ಪಟ್ಟಿಯಲ್ಲಿದ್ದಾರೆ. ಜಾಗ ಸಿಕ್ಕ ತಕ್ಷಣ ನಿಮಗೆ ಬರೆಯುತ್ತೇವೆ.`,
  unpaid: ({ people, amount, day }) =>
    `${who(people)} ಬರಲಿದ್ದಾರೆ. ${amount} ${day && `${day} ರೊಳಗೆ `}ಪಾವತಿಸಬೇಕು.`,
  partPaid: ({ people, amount, day }) =>
    `${who(people)} ನೋಂದಾಯಿಸಿಕೊಂಡಿದ್ದಾರೆ. ಇನ್ನೂ ${amount} ${day && `${day} ರೊಳಗೆ `}ಪಾವತಿಸಬೇಕು.`,
  paid: (people) => `${who(people)} ನೋಂದಾಯಿಸಿಕೊಂಡಿದ್ದಾರೆ, ಪೂರ್ಣ ಪಾವತಿಯಾಗಿದೆ.`,
  seeingYou: 'ನಿಮ್ಮನ್ನು ಭೇಟಿಯಾಗಲು ಎದುರು ನೋಡುತ್ತಿದ್ದೇವೆ.',
  overpaid: (people) =>
    `${who(people)} ನೋಂದಾಯಿಸಿಕೊಂಡಿದ್ದಾರೆ. ನೀವು ಶುಲ್ಕಕ್ಕಿಂತ ಹೆಚ್ಚು ಪಾವತಿಸಿದ್ದೀರಿ; ನಮ್ಮ ಕಚೇರಿ ಅದನ್ನು ಸರಿಪಡಿಸುತ್ತದೆ.`,
  refunded: 'ನೀವು ಪಾವತಿಸಿದ ಎಲ್ಲ ಹಣವನ್ನೂ ನಿಮಗೆ ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ; ಇನ್ನು ಯಾವ ಜಾಗವನ್ನೂ ಕಾಯ್ದಿರಿಸಿಲ್ಲ.',
  cancelled: 'ಈ ನೋಂದಣಿ ರದ್ದಾಗಿದೆ; ಯಾರನ್ನೂ ನಿರೀಕ್ಷಿಸುತ್ತಿಲ್ಲ.',
  expired: 'ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ ಪಾವತಿ ಬರಲಿಲ್ಲ; ಆದ್ದರಿಂದ ಜಾಗಗಳನ್ನು ಬೇರೆಯವರಿಗೆ ಕೊಡಲಾಗಿದೆ.',
}

function who(people: number): string {
  return NUMBERS[people] ?? `${people} ಜನ`
}

const NUMBERS: Record<number, string> = {
  1: 'ಒಬ್ಬರು',
  2: 'ಇಬ್ಬರು',
  3: 'ಮೂವರು',
  4: 'ನಾಲ್ವರು',
  5: 'ಐವರು',
}
