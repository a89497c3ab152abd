import { countForm } from '#domain/language.ts'
import type * as en from './en.ts'

export const calendar: typeof en.calendar = {
  months: 'மாதங்கள்',
  earlier: 'முந்தைய மாதம்',
  later: 'அடுத்த மாதம்',
  events: (count) => countForm('ta', count, { one: '1 நிகழ்வு', other: `${count} நிகழ்வுகள்` }),
  more: (count) => `மேலும் ${count}`,
  add: 'நாட்காட்டியில் சேர்க்க',
  feed: 'உங்கள் சொந்த நாட்காட்டியில்',
  aboutFeed: 'ஒருமுறை இணையுங்கள்; எல்லாத் தேதிகளும், அவற்றின் மாற்றங்களும், தாமாகவே உங்கள் கைபேசிக்கு வரும்.',
  subscribe: 'இணையுங்கள்',
  feedAddress: 'நாட்காட்டியின் முகவரி',
  load: 'நாட்காட்டியைத் திறக்க',
  providerView: 'Google-இல் சபையின் நாட்காட்டி',
  openAtProvider: 'Google Calendar-இல் திறக்க',
}

export const dates: typeof en.dates = {
  untitled: 'சபை நிகழ்வு',
  stillToCome: (month) => `${month}: இனி நடக்கவிருப்பவை`,
  eventsIn: (month) => `${month}: நிகழ்வுகள்`,
  nothing: 'இந்த மாதத்திற்கு இன்னும் எதுவும் திட்டமிடப்படவில்லை.',
  asOf: (when) =>
    `இவை ${when} வரை எங்களுக்குத் தெரிந்த தேதிகள். எங்கள் நாட்காட்டி இப்போது திறக்கவில்லை; புதிய தேதிகளும் இருக்கலாம்.`,
  unreachable:
    'எங்கள் நாட்காட்டி இப்போது திறக்கவில்லை; அதனால் தேதிகளைக் காட்ட முடியவில்லை. தயவுசெய்து சில நிமிடங்களில் மீண்டும் பாருங்கள், அல்லது எங்களை அழையுங்கள்: {phone}',
  liveNow: 'இப்போது நேரலையில்',
  liveNowOn: (occasion) => `இப்போது நேரலையில்: ${occasion}`,
  next: ({ occasion, date, time, language }) =>
    `அடுத்த ஆராதனை: ${occasion ? `${occasion}, ` : ''}${date}, இந்திய நேரம் ${time} (${language})`,
  noneOn: ({ date, reason }) => `${date} அன்று ஆராதனை இல்லை: ${reason}`,
}

export const live: en.LiveWords = {
  before: 'உங்கள் நேரம்: ',
  locale: 'ta-u-nu-latn',
  dayPeriod: 'short',
}

export const player: typeof en.player = {
  play: '{title}: இயக்குங்கள்',
  watch: 'பிரசங்கத்தைப் பாருங்கள்',
  topics: 'கருப்பொருள்கள்',
  passages: 'வேத பகுதிகள்',
  at: '{moment}-இல்: “{said}”',
}

export const sermon: typeof en.sermon = {
  tryAgain: 'மீண்டும் முயலுங்கள்',
  seeAll: 'எல்லாப் பிரசங்கங்களையும் பாருங்கள்',
  moreBy: '{name} அவர்களின் மற்ற பிரசங்கங்கள்',
  allBy: '{name} அவர்களின் எல்லாப் பிரசங்கங்களும்',
  share: 'பகிருங்கள்',
  copied: 'இணைப்பு நகலெடுக்கப்பட்டது.',
  next: 'இந்தத் தொடரில் அடுத்தது',
  transcript: 'சொல்லப்பட்டவை',
  hear: '{moment} முதல் இயக்குங்கள்',
}

export const sermonTexts: typeof en.sermonTexts = {
  found: '“{name}” என்ற தேடலில் கிடைத்த பிரசங்கங்கள்',
  about: '{name} பற்றிய பிரசங்கங்கள்',
  by: '{name} அவர்களின் பிரசங்கங்கள்',
  unknown: 'பிரசங்கங்கள்',
  all: 'எல்லாப் பிரசங்கங்களும்',
  status: ({ total, page, pages }) =>
    `${countForm('ta', total, { one: '1 பிரசங்கம்', other: `${total} பிரசங்கங்கள்` })}, பக்கம் ${page} / ${pages}`,
  none: 'பிரசங்கங்கள் எதுவும் கிடைக்கவில்லை.',
  noneYet: 'இங்கே இன்னும் பிரசங்கங்கள் இல்லை.',
  tryOthers:
    'குறைவான அல்லது வேறு சொற்களால் தேடுங்கள், ஒரு பிரசங்கியாரைத் தேர்ந்தெடுங்கள், அல்லது எல்லாவற்றையும் பாருங்கள்.',
  failed: 'பிரசங்கங்களை இப்போது காட்ட முடியவில்லை.',
  late: 'எங்கள் காணொளிச் சேவை இப்போது கிடைக்கவில்லை; அதனால் இது புதிய பட்டியலாக இல்லாமல் இருக்கலாம்.',
  sermon: 'பிரசங்கம்',
  oneFailed: 'இந்தப் பிரசங்கத்தை இப்போது காட்ட முடியவில்லை.',
  oneLate: 'எங்கள் காணொளிச் சேவை இப்போது கிடைக்கவில்லை; அதனால் இங்கே உள்ளவை புதிய தகவல்களாக இல்லாமல் இருக்கலாம்.',
  summary: ({ name, date }) => `${name} அளித்த பிரசங்கம்${date ? `, ${date}` : ''}`,
  minutes: (count) => `${count} நிமிடம்`,
  said: 'எங்கள் காணொளிச் சேவை சொல்வது: “{said}”',
  silent: 'எங்கள் காணொளிச் சேவை இப்போது பதிலளிக்கவில்லை. தயவுசெய்து சில நிமிடங்களில் மீண்டும் முயலுங்கள்.',
}

export const sermons: typeof en.sermons = {
  searchLabel: 'பிரசங்கங்களில் தேடுங்கள்',
  search: 'தேடுங்கள்',
  all: 'எல்லாப் பிரசங்கங்களும்',
  preacher: 'பிரசங்கியார்',
  everyone: 'எல்லோரும்',
  show: 'காட்டுங்கள்',
  loading: 'ஏற்றப்படுகிறது…',
  seeAll: 'எல்லாப் பிரசங்கங்களையும் பாருங்கள்',
  tryAgain: 'மீண்டும் முயலுங்கள்',
  more: 'மேலும் பிரசங்கங்கள்',
  first: 'முதல்',
  last: 'கடைசி',
  page: 'பக்கம்',
  ofPages: (pages) => `/ ${pages}`,
  go: 'செல்லுங்கள்',
}
