import type { en } from './en.ts'

export const ta: typeof en = {
  title: (event) => `நுழைவுச் சீட்டுகள்: ${event}`,
  show: 'நுழைவாயிலில் இந்தக் குறியீட்டைக் காட்டுங்கள்.',
  questions: (phone) => `கேள்விகள் உண்டா? ${phone}`,
  shared: (name, event) => `${name}: ${event} நுழைவுச் சீட்டு`,
}
