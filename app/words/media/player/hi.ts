import type { en } from './en.ts'

export const hi: typeof en = {
  play: '{title}: चलाइए',
  watch: 'उपदेश देखिए',
  topics: 'विषय',
}
