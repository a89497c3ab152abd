import type { PlayerWords } from './en.ts'

export const hi: PlayerWords = {
  play: '{title}: चलाइए',
  watch: 'उपदेश देखिए',
  topics: 'विषय',
}
