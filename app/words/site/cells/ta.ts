import type { en } from './en.ts'

export const ta: typeof en = {
  places: 'இடங்கள்',
}
