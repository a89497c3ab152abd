import type { en } from './en.ts'

export const hi: typeof en = {
  untitled: 'कलीसिया का कार्यक्रम',
  stillToCome: (month) => `${month} में आगे होने वाले कार्यक्रम`,
  eventsIn: (month) => `${month} के कार्यक्रम`,
  nothing: 'इस महीने के लिए अभी कुछ तय नहीं है।',
  asOf: (when) =>
    `ये तिथियाँ ${when} तक की जानकारी के अनुसार हैं। हमारा कैलेंडर अभी नहीं खुल रहा है, इसलिए नई तिथियाँ भी हो सकती हैं।`,
  unreachable:
    'हमारा कैलेंडर अभी नहीं खुल रहा है, इसलिए तिथियाँ दिखाई नहीं जा सकतीं। कृपया कुछ मिनट बाद फिर देखिए, या हमें फ़ोन कीजिए: {phone}',
  liveNow: 'अभी लाइव',
  liveNowOn: (occasion) => `अभी लाइव: ${occasion}`,
  next: ({ occasion, date, time, language }) =>
    `अगली आराधना: ${occasion ? `${occasion}, ` : ''}${date}, भारत के समय से ${time} (${language})`,
  noneOn: ({ date, reason }) => `${date} को आराधना नहीं है: ${reason}`,
}
