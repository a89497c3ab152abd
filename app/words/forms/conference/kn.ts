import type { en } from './en.ts'

export const kn: typeof en = {
  over: (lastDay) => `ಈ ಸಮ್ಮೇಳನ ${lastDay} ರಂದು ಮುಗಿದಿದೆ`,
  wasOver: (lastDay) => `ಈ ಸಮ್ಮೇಳನ ${lastDay} ರಂದು ಮುಗಿದಿದೆ.`,
  movedFrom: (dates) => `ಮೊದಲು ತಿಳಿಸಿದ್ದ ${dates} ರಿಂದ ಬದಲಾಗಿದೆ.`,
}
