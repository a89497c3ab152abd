import type { en } from './en.ts'

export const ta: typeof en = {
  play: '{title}: இயக்குங்கள்',
  watch: 'பிரசங்கத்தைப் பாருங்கள்',
  topics: 'கருப்பொருள்கள்',
}
