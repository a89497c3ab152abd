import type { en } from './en.ts'

export const ta: typeof en = {
  carousel: 'நகரும் வரிசை',
  slides: 'படங்கள்',
  slide: 'படம்',
  slideOf: ({ at, count }) => `${count} இல் ${at}`,
  pause: 'நிறுத்துங்கள்',
  resume: 'தொடருங்கள்',
  previous: 'முந்தையது',
  next: 'அடுத்தது',
}
