import type { en } from './en.ts'

export const hi: typeof en = {
  skip: 'मुख्य सामग्री पर जाइए',
  main: 'मुख्य मेन्यू',
  menu: 'मेन्यू',
  close: 'बंद कीजिए',
  languages: 'भाषाएँ',
  footer: 'पाद भाग',
  followUs: 'हमसे जुड़िए',
  onTheMap: 'नक्शे पर देखिए',
  disclaimer: 'अस्वीकरण',
  openDisclaimer: 'अस्वीकरण',
  loading: 'खुल रहा है',
  ownPage: 'अलग पृष्ठ पर पढ़िए',
  refused: (title) => `गलती: ${title}`,
  notTranslated: 'यह पृष्ठ अभी हिन्दी में नहीं है। अंग्रेज़ी में दिखाया जा रहा है।',
}
