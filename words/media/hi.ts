import type * as en from './en.ts'

export const calendar: typeof en.calendar = {
  months: 'महीने',
  earlier: 'पिछला महीना',
  later: 'अगला महीना',
  events: (count) => `${count} कार्यक्रम`,
  more: (count) => `और ${count}`,
  add: 'कैलेंडर में जोड़िए',
  feed: 'आपके अपने कैलेंडर में',
  aboutFeed: 'एक बार सदस्यता लीजिए, और हर तारीख़, बदलाव समेत, अपने आप आपके मोबाइल पर आ जाएगी।',
  subscribe: 'सदस्यता लीजिए',
  feedAddress: 'कैलेंडर का पता',
  load: 'कैलेंडर खोलिए',
  providerView: 'Google पर कलीसिया का कैलेंडर',
  openAtProvider: 'Google Calendar में खोलिए',
}

export const dates: typeof en.dates = {
  untitled: 'कलीसिया का कार्यक्रम',
  stillToCome: (month) => `${month} में आगे होने वाले कार्यक्रम`,
  eventsIn: (month) => `${month} के कार्यक्रम`,
  nothing: 'इस महीने के लिए अभी कुछ तय नहीं है।',
  asOf: (when) =>
    `ये तारीख़ें ${when} तक की जानकारी के अनुसार हैं। हमारा कैलेंडर अभी नहीं खुल रहा है, इसलिए नई तारीख़ें भी हो सकती हैं।`,
  unreachable:
    'हमारा कैलेंडर अभी नहीं खुल रहा है, इसलिए तारीख़ें दिखाई नहीं जा सकतीं। कृपया कुछ मिनट बाद फिर देखिए, या हमें फ़ोन कीजिए: {phone}',
  liveNow: 'अभी लाइव',
  liveNowOn: (occasion) => `अभी लाइव: ${occasion}`,
  next: ({ occasion, date, time, language }) =>
    `अगली आराधना: ${occasion ? `${occasion}, ` : ''}${date}, भारत के समय से ${time} (${language})`,
  noneOn: ({ date, reason }) => `${date} को आराधना नहीं है: ${reason}`,
}

export const live: en.LiveWords = {
  before: 'आपका समय: ',
  locale: 'hi-u-nu-latn',
  dayPeriod: 'short',
}

export const player: typeof en.player = {
  play: '{title}: चलाइए',
  watch: 'उपदेश देखिए',
  topics: 'विषय',
  passages: 'बाइबल के अंश',
  at: '{moment} पर: “{said}”',
}

export const sermon: typeof en.sermon = {
  tryAgain: 'फिर कोशिश कीजिए',
  seeAll: 'सब उपदेश देखिए',
  moreBy: '{name} के और उपदेश',
  allBy: '{name} के सब उपदेश',
  share: 'साझा कीजिए',
  copied: 'लिंक कॉपी हो गया।',
  next: 'इस शृंखला में अगला',
  transcript: 'जो कहा गया',
  hear: '{moment} से चलाइए',
}

export const sermonTexts: typeof en.sermonTexts = {
  found: '“{name}” की खोज में मिले उपदेश',
  about: '{name} पर उपदेश',
  by: '{name} के उपदेश',
  unknown: 'उपदेश',
  all: 'सब उपदेश',
  status: ({ total, page, pages }) => `${total} उपदेश, पेज ${page} / ${pages}`,
  none: 'कोई उपदेश नहीं मिला।',
  noneYet: 'यहाँ अभी कोई उपदेश नहीं है।',
  tryOthers: 'कम या दूसरे शब्दों से खोजिए, कोई उपदेशक चुनिए, या सब उपदेश देखिए।',
  failed: 'उपदेश अभी दिखाए नहीं जा सकते।',
  late: 'हमारी वीडियो सेवा अभी नहीं मिल रही है, इसलिए हो सकता है कि यह सूची सबसे नई न हो।',
  sermon: 'उपदेश',
  oneFailed: 'यह उपदेश अभी दिखाया नहीं जा सकता।',
  oneLate: 'हमारी वीडियो सेवा अभी नहीं मिल रही है, इसलिए हो सकता है कि यहाँ की जानकारी सबसे नई न हो।',
  summary: ({ name, date }) => `${name} का उपदेश${date ? `, ${date}` : ''}`,
  minutes: (count) => `${count} मिनट`,
  said: 'हमारी वीडियो सेवा का संदेश: “{said}”',
  silent: 'हमारी वीडियो सेवा अभी उत्तर नहीं दे रही है। कृपया कुछ मिनट बाद फिर कोशिश कीजिए।',
}

export const sermons: typeof en.sermons = {
  searchLabel: 'उपदेशों में खोजिए',
  search: 'खोजिए',
  all: 'सब उपदेश',
  preacher: 'उपदेशक',
  everyone: 'सब',
  show: 'दिखाइए',
  loading: 'खुल रहा है…',
  seeAll: 'सब उपदेश देखिए',
  tryAgain: 'फिर कोशिश कीजिए',
  more: 'और उपदेश',
  first: 'पहला',
  last: 'आख़िरी',
  page: 'पेज',
  ofPages: (pages) => `/ ${pages}`,
  go: 'जाइए',
}
