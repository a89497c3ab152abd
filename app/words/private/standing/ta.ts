import type { en } from './en.ts'

export const ta: typeof en = {
  waiting: (people) =>
    `${who(people)} காத்திருப்போர் பட்டியலில் ${are(people)}. இடம் கிடைத்தவுடன் உங்களுக்கு எழுதுவோம்.`,
  unpaid: ({ people, amount, day }) =>
    `${who(people)} வர ${are(people)}. ${amount} ${day && `${day} தேதிக்குள் `}செலுத்த வேண்டும்.`,
  partPaid: ({ people, amount, day }) =>
    `${who(people)} பதிவு செய்யப்பட்டு${suffix(people)}. இன்னும் ${amount} ${day && `${day} தேதிக்குள் `}செலுத்த வேண்டும்.`,
  paid: (people) => `${who(people)} பதிவு செய்யப்பட்டு${suffix(people)}; முழுத் தொகையும் செலுத்தப்பட்டது.`,
  seeingYou: 'உங்களைச் சந்திக்க ஆவலோடு காத்திருக்கிறோம்.',
  overpaid: (people) =>
    `${who(people)} பதிவு செய்யப்பட்டு${suffix(people)}. கட்டணத்தைவிட அதிகமாகச் செலுத்தியிருக்கிறீர்கள்; எங்கள் அலுவலகம் அதைச் சரிசெய்யும்.`,
  refunded:
    'நீங்கள் செலுத்திய முழுத் தொகையும் உங்களுக்குத் திருப்பித் தரப்பட்டது; இனி இடங்கள் எதுவும் ஒதுக்கப்படவில்லை.',
  cancelled: 'இந்தப் பதிவு ரத்து செய்யப்பட்டது; யாரையும் எதிர்பார்க்கவில்லை.',
  expired: 'உரிய நேரத்தில் பணம் வரவில்லை; எனவே இடங்கள் மற்றவர்களுக்குக் கொடுக்கப்பட்டன.',
}

function who(people: number): string {
  return NUMBERS[people] ?? `${people} பேர்`
}

/** The end of "பட்டுள்ளார்". */
function suffix(people: number): string {
  return people === 1 ? 'ள்ளார்' : 'ள்ளனர்'
}

function are(people: number): string {
  return people === 1 ? 'உள்ளார்' : 'உள்ளனர்'
}

const NUMBERS: Record<number, string> = { 1: 'ஒருவர்', 2: 'இருவர்', 3: 'மூவர்', 4: 'நால்வர்', 5: 'ஐவர்' }
