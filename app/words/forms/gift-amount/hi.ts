import type { en } from './en.ts'

export const hi: typeof en = {
  'not-an-amount': 'राशि रुपयों में लिखिए, जैसे 500 या 500.50',
  'too-small': (smallest) => `राशि कम से कम ${smallest} होनी चाहिए`,
  'too-large': (largest) => `राशि अधिक से अधिक ${largest} हो सकती है`,
}
