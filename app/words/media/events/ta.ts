import type { en } from './en.ts'

export const ta: typeof en = {
  moreDates: 'மேலும் தேதிகள்',
  registerNow: 'இப்போதே பதிவு செய்யுங்கள்',
  opensSoon: 'பதிவு விரைவில் தொடங்கும்',
}
