import type { en } from './en.ts'

export const hi: typeof en = {
  moreDates: 'और तिथियाँ',
  registerNow: 'अभी पंजीकरण कीजिए',
  opensSoon: 'पंजीकरण जल्द शुरू होगा',
}
