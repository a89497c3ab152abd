import type { en } from './en.ts'

export const kn: typeof en = {
  untitled: 'ಸಭೆಯ ಕಾರ್ಯಕ್ರಮ',
  stillToCome: (month) => `${month}: ಇನ್ನು ನಡೆಯಲಿರುವವು`,
  eventsIn: (month) => `${month}: ಕಾರ್ಯಕ್ರಮಗಳು`,
  nothing: 'ಈ ತಿಂಗಳಿಗೆ ಇನ್ನೂ ಏನೂ ನಿಗದಿಯಾಗಿಲ್ಲ.',
  asOf: (when) =>
    `ಇವು ${when} ವರೆಗೆ ನಮಗೆ ತಿಳಿದಿರುವ ದಿನಾಂಕಗಳು. ನಮ್ಮ ಕ್ಯಾಲೆಂಡರ್ ಈಗ ತೆರೆಯುತ್ತಿಲ್ಲ, ಆದ್ದರಿಂದ ಹೊಸ ದಿನಾಂಕಗಳೂ ಇರಬಹುದು.`,
  unreachable:
    'ನಮ್ಮ ಕ್ಯಾಲೆಂಡರ್ ಈಗ ತೆರೆಯುತ್ತಿಲ್ಲ, ಆದ್ದರಿಂದ ದಿನಾಂಕಗಳನ್ನು ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಕೆಲವು ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ನೋಡಿ, ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ: {phone}',
  liveNow: 'ಈಗ ನೇರಪ್ರಸಾರ',
  liveNowOn: (occasion) => `ಈಗ ನೇರಪ್ರಸಾರ: ${occasion}`,
  next: ({ occasion, date, time, language }) =>
    `ಮುಂದಿನ ಆರಾಧನೆ: ${occasion ? `${occasion}, ` : ''}${date}, ಭಾರತದ ಸಮಯ ${time} (${language})`,
  noneOn: ({ date, reason }) => `${date} ರಂದು ಆರಾಧನೆ ಇಲ್ಲ: ${reason}`,
}
