import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'पंजीकरण खुलने पर',
  description: 'पंजीकरण खुलने पर एक ईमेल।',
  ask: (title) => `${title}: क्या पंजीकरण खुलने पर हम आपको लिखें? केवल एक ईमेल, फिर हम आपका पता हटा देंगे।`,
  confirm: 'हाँ, मुझे बताइए',
  confirmed: (title) => `धन्यवाद। ${title}: पंजीकरण खुलने पर हम आपको एक बार लिखेंगे।`,
}
