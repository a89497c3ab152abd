import type { CellsWords } from './en.ts'

export const kn: CellsWords = {
  places: 'ಸ್ಥಳಗಳು',
}
