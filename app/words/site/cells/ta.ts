import type { CellsWords } from './en.ts'

export const ta: CellsWords = {
  places: 'இடங்கள்',
}
