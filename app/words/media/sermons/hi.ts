import type { en } from './en.ts'

export const hi: typeof en = {
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
  page: 'पृष्ठ',
  ofPages: (pages) => `/ ${pages}`,
  go: 'जाइए',
}
