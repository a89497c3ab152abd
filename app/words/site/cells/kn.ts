import type { en } from './en.ts'

export const kn: typeof en = {
  places: 'ಸ್ಥಳಗಳು',
}
