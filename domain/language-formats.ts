import { MONTH_NAMES } from './calendar/month.ts'
import { formatTimeOfDay } from './dates.ts'
import type { Day } from './days.ts'
import type { Language } from './language.ts'
import { formatRupees, type Paise } from './money.ts'

/**
 * Days, times and money in each language, with Western digits. Months have a table of their own, because
 * servers and browsers know different names, and group rupees differently in Kannada.
 */

/** "12 டிசம்பர் 2026" */
export function dayIn(language: Language, day: Day): string {
  return `${dayAndMonth(language, day)} ${yearOf(day)}`
}

/** "12–13 டிசம்பர் 2026", "30 नवंबर – 1 दिसंबर 2026" */
export function daysIn(language: Language, { first, last }: { first: Day; last: Day }): string {
  if (first === last) return dayIn(language, first)
  if (yearOf(first) !== yearOf(last)) return `${dayIn(language, first)} – ${dayIn(language, last)}`
  const inOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return inOneMonth
    ? `${dateOf(first)}–${dayIn(language, last)}`
    : `${dayAndMonth(language, first)} – ${dayIn(language, last)}`
}

/** "ஞாயிறு, 13 டிசம்பர் 2026" */
export function dayWithWeekdayIn(language: Language, day: Day): string {
  return `${WEEKDAYS[language][new Date(day).getUTCDay()]}, ${dayIn(language, day)}`
}

/** "08:30" → "காலை 8:30" */
export function timeOfDayIn(language: Language, time: string): string {
  if (language === 'en') return formatTimeOfDay(time)
  const [clock] = formatTimeOfDay(time).split(' ')
  return `${partOfDay(language, Number(time.slice(0, 2)))} ${clock}`
}

/** "ரூ. 1,250.50"; in English "Rs. 1,250.50". */
export function rupeesIn(language: Language, amount: Paise): string {
  return formatRupees(amount).replace('Rs.', RUPEES[language])
}

function dayAndMonth(language: Language, day: Day): string {
  return `${dateOf(day)} ${MONTHS[language][Number(day.slice(5, 7)) - 1]}`
}

function dateOf(day: Day): number {
  return Number(day.slice(8))
}

function yearOf(day: Day): string {
  return day.slice(0, 4)
}

function partOfDay(language: Exclude<Language, 'en'>, hour: number): string {
  const { morning, noon, evening, night } = PARTS[language]
  if (hour >= 4 && hour < 12) return morning
  if (hour >= 12 && hour < 16) return noon
  return hour >= 16 && hour < 20 ? evening : night
}

const PARTS = {
  ta: { morning: 'காலை', noon: 'பிற்பகல்', evening: 'மாலை', night: 'இரவு' },
  kn: { morning: 'ಬೆಳಿಗ್ಗೆ', noon: 'ಮಧ್ಯಾಹ್ನ', evening: 'ಸಂಜೆ', night: 'ರಾತ್ರಿ' },
  hi: { morning: 'सुबह', noon: 'दोपहर', evening: 'शाम', night: 'रात' },
} as const

const RUPEES: Record<Language, string> = { en: 'Rs.', ta: 'ரூ.', kn: 'ರೂ.', hi: 'रु.' }

const MONTHS: Record<Language, readonly string[]> = {
  en: MONTH_NAMES,
  ta: [
    'ஜனவரி',
    'பிப்ரவரி',
    'மார்ச்',
    'ஏப்ரல்',
    'மே',
    'ஜூன்',
    'ஜூலை',
    'ஆகஸ்ட்',
    'செப்டம்பர்',
    'அக்டோபர்',
    'நவம்பர்',
    'டிசம்பர்',
  ],
  kn: [
    'ಜನವರಿ',
    'ಫೆಬ್ರವರಿ',
    'ಮಾರ್ಚ್',
    'ಏಪ್ರಿಲ್',
    'ಮೇ',
    'ಜೂನ್',
    'ಜುಲೈ',
    'ಆಗಸ್ಟ್',
    'ಸೆಪ್ಟೆಂಬರ್',
    'ಅಕ್ಟೋಬರ್',
    'ನವೆಂಬರ್',
    'ಡಿಸೆಂಬರ್',
  ],
  hi: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
}

const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ta: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
  kn: ['ಭಾನುವಾರ', 'ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ'],
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
}
