import type { OwnEndingWords } from './en.ts'

export const ta: OwnEndingWords = {
  addToCalendar: 'உங்கள் நாட்காட்டியில் சேர்த்துக்கொள்ளுங்கள்',
  keep: 'இந்தப் பக்கம் உங்களுக்கு மட்டுமே உரியது; தயவுசெய்து அதன் முகவரியை வேறு யாருக்கும் கொடுக்காதீர்கள்.',
}
