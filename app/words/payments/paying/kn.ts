import type { en } from './en.ts'

export const kn: typeof en = {
  title: 'ಪಾವತಿಯ ಪುಟಕ್ಕೆ ಹೋಗುತ್ತಿದ್ದೀರಿ',
  description: 'ಪಾವತಿ ಸೇವೆಗೆ ಹೋಗುವ ದಾರಿಯಲ್ಲಿ.',
  nothing: 'ಇಲ್ಲಿ ಪಾವತಿಸಬೇಕಾದದ್ದು ಏನೂ ಇಲ್ಲ',
  amountFor: ({ amount, purpose }) => `${amount}, ${purpose}`,
  onYourWay: 'ನೀವು ನಮ್ಮ ಪಾವತಿ ಸೇವೆಯ ಪುಟಕ್ಕೆ ಹೋಗುತ್ತಿದ್ದೀರಿ. ನಂತರ ಇಲ್ಲಿಗೆ ಮರಳಿ ಬಂದು, ಪಾವತಿ ಆಯಿತೇ ಎಂದು ನೋಡುತ್ತೀರಿ.',
  goOn: 'ಪಾವತಿಗೆ ಮುಂದುವರಿಯಿರಿ',
  status: 'ಪಾವತಿಯ ಸ್ಥಿತಿ',
  contact: 'ಸಂಪರ್ಕಿಸಿ',
}
