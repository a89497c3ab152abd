import type { InEachLanguage } from './language.ts'

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const en: DateWords = {
  months: MONTH_NAMES,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  partOfDay: (hour) => (hour < 12 ? 'AM' : 'PM'),
  time: ({ clock, part }) => `${clock} ${part}`,
  from: (time) => `from ${time}`,
}

type DateWords = {
  months: readonly string[]
  /** From Sunday on. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  partOfDay: (hour: number) => string
  /** "8:30" and its part of the day, in this language's order. */
  time: (time: { clock: string; part: string }) => string
  /** "from 9:00 AM" */
  from: (time: string) => string
}

const ta: DateWords = {
  months: [
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
  weekdays: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
  shortWeekdays: ['ஞா', 'தி', 'செ', 'பு', 'வி', 'வெ', 'ச'],
  partOfDay: (hour) => {
    if (hour >= 4 && hour < 12) return 'காலை'
    if (hour >= 12 && hour < 16) return 'பிற்பகல்'
    return hour >= 16 && hour < 20 ? 'மாலை' : 'இரவு'
  },
  time: ({ clock, part }) => `${part} ${clock}`,
  from: (time) => `${time} முதல்`,
}

const kn: DateWords = {
  months: [
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
  weekdays: ['ಭಾನುವಾರ', 'ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ'],
  shortWeekdays: ['ಭಾನು', 'ಸೋಮ', 'ಮಂಗಳ', 'ಬುಧ', 'ಗುರು', 'ಶುಕ್ರ', 'ಶನಿ'],
  partOfDay: (hour) => {
    if (hour >= 4 && hour < 12) return 'ಬೆಳಿಗ್ಗೆ'
    if (hour >= 12 && hour < 16) return 'ಮಧ್ಯಾಹ್ನ'
    return hour >= 16 && hour < 20 ? 'ಸಂಜೆ' : 'ರಾತ್ರಿ'
  },
  time: ({ clock, part }) => `${part} ${clock}`,
  from: (time) => `${time} ರಿಂದ`,
}

const hi: DateWords = {
  months: [
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
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  partOfDay: (hour) => {
    if (hour >= 4 && hour < 12) return 'सुबह'
    if (hour >= 12 && hour < 16) return 'दोपहर'
    return hour >= 16 && hour < 20 ? 'शाम' : 'रात'
  },
  time: ({ clock, part }) => `${part} ${clock}`,
  from: (time) => `${time} से`,
}

/**
 * Months have tables of their own, because servers and browsers know different names.
 */
export const DATE_WORDS: InEachLanguage<DateWords> = { en, ta, kn, hi }
