import type { OpeningWords } from './en.ts'

export const ta: OpeningWords = {
  subject: (title) => `இப்போது பதிவு செய்யலாம்: ${title}`,
  heading: 'இப்போது நீங்கள் பதிவு செய்யலாம்',
  open: (title) =>
    `படிவம் திறக்கும்போது சொல்லும்படி எங்களிடம் கேட்டிருந்தீர்கள். இப்போது திறந்துவிட்டது: ${title}.`,
  onlyMail: 'இது பற்றிய ஒரே மின்னஞ்சல் இதுதான். உங்கள் முகவரியை நீக்கிவிட்டோம்.',
  register: 'பதிவு செய்யுங்கள்',
}
