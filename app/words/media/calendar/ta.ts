import { countForm } from '#domain/language.ts'
import type { en } from './en.ts'

export const ta: typeof en = {
  months: 'மாதங்கள்',
  earlier: 'முந்தைய மாதம்',
  later: 'அடுத்த மாதம்',
  events: (count) => countForm('ta', count, { one: '1 நிகழ்வு', other: `${count} நிகழ்வுகள்` }),
  more: (count) => `மேலும் ${count}`,
  add: 'நாட்காட்டியில் சேர்க்க',
  feed: 'உங்கள் சொந்த நாட்காட்டியில்',
  aboutFeed: 'ஒருமுறை இணையுங்கள்; எல்லாத் தேதிகளும், அவற்றின் மாற்றங்களும், தாமாகவே உங்கள் கைபேசிக்கு வரும்.',
  subscribe: 'இணையுங்கள்',
  feedAddress: 'நாட்காட்டியின் முகவரி',
  load: 'நாட்காட்டியைத் திறக்க',
  providerView: 'Google-இல் சபையின் நாட்காட்டி',
  openAtProvider: 'Google Calendar-இல் திறக்க',
}
