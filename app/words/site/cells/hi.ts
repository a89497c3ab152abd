import type { en } from './en.ts'

export const hi: typeof en = {
  places: 'स्थान',
}
