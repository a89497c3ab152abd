import { countForm } from '#domain/language.ts'
import type { en } from './en.ts'

export const kn: typeof en = {
  months: 'ತಿಂಗಳುಗಳು',
  earlier: 'ಹಿಂದಿನ ತಿಂಗಳು',
  later: 'ಮುಂದಿನ ತಿಂಗಳು',
  events: (count) =>
    countForm('kn', count, { one: `${count} ಕಾರ್ಯಕ್ರಮ`, other: `${count} ಕಾರ್ಯಕ್ರಮಗಳು` }),
  more: (count) => `ಇನ್ನೂ ${count}`,
  add: 'ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ',
  feed: 'ನಿಮ್ಮ ಸ್ವಂತ ಕ್ಯಾಲೆಂಡರ್‌ನಲ್ಲಿ',
  aboutFeed: 'ಒಮ್ಮೆ ಚಂದಾದಾರರಾಗಿ; ಪ್ರತಿಯೊಂದು ದಿನಾಂಕವೂ, ಅದರ ಬದಲಾವಣೆಗಳೂ ತಾನಾಗಿಯೇ ನಿಮ್ಮ ಮೊಬೈಲ್‌ಗೆ ಬರುತ್ತವೆ.',
  subscribe: 'ಚಂದಾದಾರರಾಗಿ',
  feedAddress: 'ಕ್ಯಾಲೆಂಡರ್ ವಿಳಾಸ',
  load: 'ಕ್ಯಾಲೆಂಡರ್ ತೆರೆಯಿರಿ',
  providerView: 'Google ನಲ್ಲಿ ಸಭೆಯ ಕ್ಯಾಲೆಂಡರ್',
  openAtProvider: 'Google Calendar ನಲ್ಲಿ ತೆರೆಯಿರಿ',
}
