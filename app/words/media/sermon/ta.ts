import type { en } from './en.ts'

export const ta: typeof en = {
  tryAgain: 'மீண்டும் முயலுங்கள்',
  seeAll: 'எல்லாப் பிரசங்கங்களையும் பாருங்கள்',
  moreBy: '{name} அவர்களின் மற்ற பிரசங்கங்கள்',
  allBy: '{name} அவர்களின் எல்லாப் பிரசங்கங்களும்',
}
