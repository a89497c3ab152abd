import type { FieldMessages } from './en.ts'

export const ta: FieldMessages = {
  text: (label) => `${label}: எழுத்தாக இருக்க வேண்டும்`,
  atMost: (label, longest) => `${label}: ${longest} எழுத்துகளுக்கு மேல் இருக்கக்கூடாது`,
  odd: (label) => `${label}: | என்ற குறியோ கண்ணுக்குத் தெரியாத எழுத்துகளோ இருக்கக்கூடாது`,
  webAddress: 'இணைய முகவரி இல்லாமல் பெயரை மட்டும் எழுதுங்கள்.',
  email: 'சரியான மின்னஞ்சல் முகவரியை எழுதுங்கள்',
  pan: 'PAN எண்ணில் ஐந்து ஆங்கில எழுத்துகள், நான்கு இலக்கங்கள், ஓர் எழுத்து இருக்க வேண்டும்; எடுத்துக்காட்டு: ABCDE1234F',
  labels: { email: 'மின்னஞ்சல்', mobile: 'கைபேசி எண்', amount: 'தொகை' },
}
