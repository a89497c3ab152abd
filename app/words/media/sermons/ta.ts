import type { en } from './en.ts'

export const ta: typeof en = {
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
