import type { en } from './en.ts'

export const kn: typeof en = {
  liveNow: 'ಈಗ ನೇರಪ್ರಸಾರ',
  liveNowOn: (occasion) => `ಈಗ ನೇರಪ್ರಸಾರ: ${occasion}`,
  next: ({ occasion, date, time, language }) =>
    `ಮುಂದಿನ ಆರಾಧನೆ: ${occasion ? `${occasion}, ` : ''}${date}, ಭಾರತದ ಸಮಯ ${time} (${language})`,
  noneOn: ({ date, reason }) => `${date} ರಂದು ಆರಾಧನೆ ಇಲ್ಲ: ${reason}`,
}
