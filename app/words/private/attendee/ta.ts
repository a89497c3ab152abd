import type { AttendeeWords } from './en.ts'

export const ta: AttendeeWords = {
  state: {
    cancelled: 'உங்கள் பதிவு ரத்து செய்யப்பட்டது; எனவே அதன் நுழைவுச் சீட்டு இனி செல்லாது.',
    unpaid: 'உங்கள் இடங்களுக்கு இப்போது பணம் செலுத்தப்படவில்லை; எனவே செல்லுபடியாகும் நுழைவுச் சீட்டு இல்லை.',
  },
  data: 'உங்கள் தரவு',
  name: 'பெயர்',
}
