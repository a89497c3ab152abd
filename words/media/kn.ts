import { countForm } from '#domain/language.ts'
import type * as en from './en.ts'

export const calendar: typeof en.calendar = {
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

export const dates: typeof en.dates = {
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

export const live: en.LiveWords = {
  before: 'ನಿಮ್ಮ ಸಮಯ: ',
  locale: 'kn-u-nu-latn',
  dayPeriod: 'short',
}

export const player: typeof en.player = {
  play: '{title}: ಪ್ಲೇ ಮಾಡಿ',
  watch: 'ಪ್ರಸಂಗವನ್ನು ನೋಡಿ',
  topics: 'ವಿಷಯಗಳು',
  passages: 'ಸತ್ಯವೇದದ ಭಾಗಗಳು',
  at: '{moment} ಕ್ಕೆ: “{said}”',
}

export const sermon: typeof en.sermon = {
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  seeAll: 'ಎಲ್ಲ ಪ್ರಸಂಗಗಳನ್ನು ನೋಡಿ',
  moreBy: '{name} ಅವರ ಇತರ ಪ್ರಸಂಗಗಳು',
  allBy: '{name} ಅವರ ಎಲ್ಲ ಪ್ರಸಂಗಗಳು',
  share: 'ಹಂಚಿಕೊಳ್ಳಿ',
  copied: 'ಲಿಂಕ್ ನಕಲಾಗಿದೆ.',
  next: 'ಈ ಸರಣಿಯಲ್ಲಿ ಮುಂದಿನದು',
  transcript: 'ಹೇಳಿದ ಮಾತುಗಳು',
  hear: '{moment} ರಿಂದ ಪ್ಲೇ ಮಾಡಿ',
}

export const sermonTexts: typeof en.sermonTexts = {
  found: '“{name}” ಹುಡುಕಾಟದಲ್ಲಿ ಸಿಕ್ಕ ಪ್ರಸಂಗಗಳು',
  about: '{name} ಕುರಿತ ಪ್ರಸಂಗಗಳು',
  by: '{name} ಅವರ ಪ್ರಸಂಗಗಳು',
  unknown: 'ಪ್ರಸಂಗಗಳು',
  all: 'ಎಲ್ಲ ಪ್ರಸಂಗಗಳು',
  status: ({ total, page, pages }) =>
    `${countForm('kn', total, { one: `${total} ಪ್ರಸಂಗ`, other: `${total} ಪ್ರಸಂಗಗಳು` })}, ಪುಟ ${page} / ${pages}`,
  none: 'ಯಾವ ಪ್ರಸಂಗವೂ ಸಿಗಲಿಲ್ಲ.',
  noneYet: 'ಇಲ್ಲಿ ಇನ್ನೂ ಪ್ರಸಂಗಗಳಿಲ್ಲ.',
  tryOthers: 'ಕಡಿಮೆ ಅಥವಾ ಬೇರೆ ಪದಗಳಿಂದ ಹುಡುಕಿ, ಪ್ರಸಂಗಿಗಳನ್ನು ಆರಿಸಿ, ಅಥವಾ ಎಲ್ಲವನ್ನೂ ನೋಡಿ.',
  failed: 'ಪ್ರಸಂಗಗಳನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.',
  late: 'ನಮ್ಮ ವಿಡಿಯೊ ಸೇವೆ ಈಗ ಸಿಗುತ್ತಿಲ್ಲ, ಆದ್ದರಿಂದ ಈ ಪಟ್ಟಿ ಇತ್ತೀಚಿನದಾಗಿರದೆ ಇರಬಹುದು.',
  sermon: 'ಪ್ರಸಂಗ',
  oneFailed: 'ಈ ಪ್ರಸಂಗವನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.',
  oneLate: 'ನಮ್ಮ ವಿಡಿಯೊ ಸೇವೆ ಈಗ ಸಿಗುತ್ತಿಲ್ಲ, ಆದ್ದರಿಂದ ಇಲ್ಲಿರುವುದು ಇತ್ತೀಚಿನದಾಗಿರದೆ ಇರಬಹುದು.',
  summary: ({ name, date }) => `${name} ಅವರ ಪ್ರಸಂಗ${date ? `, ${date}` : ''}`,
  minutes: (count) => `${count} ನಿಮಿಷ`,
  said: 'ನಮ್ಮ ವಿಡಿಯೊ ಸೇವೆ ಹೇಳುವುದು: “{said}”',
  silent: 'ನಮ್ಮ ವಿಡಿಯೊ ಸೇವೆ ಈಗ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಕೆಲವು ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
}

export const sermons: typeof en.sermons = {
  searchLabel: 'ಪ್ರಸಂಗಗಳಲ್ಲಿ ಹುಡುಕಿ',
  search: 'ಹುಡುಕಿ',
  all: 'ಎಲ್ಲ ಪ್ರಸಂಗಗಳು',
  preacher: 'ಪ್ರಸಂಗಿಗಳು',
  everyone: 'ಎಲ್ಲರೂ',
  show: 'ತೋರಿಸಿ',
  loading: 'ತೆರೆಯುತ್ತಿದೆ…',
  seeAll: 'ಎಲ್ಲ ಪ್ರಸಂಗಗಳನ್ನು ನೋಡಿ',
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  more: 'ಇನ್ನಷ್ಟು ಪ್ರಸಂಗಗಳು',
  first: 'ಮೊದಲ',
  last: 'ಕೊನೆಯ',
  page: 'ಪುಟ',
  ofPages: (pages) => `/ ${pages}`,
  go: 'ಹೋಗಿ',
}
