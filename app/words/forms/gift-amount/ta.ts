import type { en } from './en.ts'

export const ta: typeof en = {
  'not-an-amount': 'தொகையை ரூபாயில் எழுதுங்கள், எடுத்துக்காட்டாக 500 அல்லது 500.50',
  'too-small': (smallest) => `தொகை குறைந்தது ${smallest} இருக்க வேண்டும்`,
  'too-large': (largest) => `தொகை அதிகபட்சம் ${largest} இருக்கலாம்`,
}
