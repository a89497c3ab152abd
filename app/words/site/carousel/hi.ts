import type { en } from './en.ts'

export const hi: typeof en = {
  carousel: 'चलती पंक्ति',
  slides: 'चित्र',
  slide: 'चित्र',
  slideOf: ({ at, count }) => `${count} में से ${at}`,
  pause: 'रोकिए',
  resume: 'फिर चलाइए',
  previous: 'पिछला',
  next: 'अगला',
}
