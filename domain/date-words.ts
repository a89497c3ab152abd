import { MONTHS_IN_FULL, WEEKDAYS, WEEKDAYS_IN_FULL } from './dates.ts'
import type { InEachLanguage } from './language.ts'

/** Months have tables of their own, because servers and browsers know different names. Weeks begin on Sunday. */
export const DATE_WORDS = {
  en: {
    months: MONTHS_IN_FULL,
    weekdays: WEEKDAYS_IN_FULL,
    shortWeekdays: WEEKDAYS,
    partOfDay: (hour: number) => (hour < 12 ? 'AM' : 'PM'),
    time: (clock: string, part: string) => `${clock} ${part}`,
    from: (time: string) => `from ${time}`,
  },
  ta: {
    months: [
      ...['ஜனவரி', 'பிப்ரவரி', 'மார்ச்', 'ஏப்ரல்', 'மே', 'ஜூன்', 'ஜூலை', 'ஆகஸ்ட்', 'செப்டம்பர்'],
      ...['அக்டோபர்', 'நவம்பர்', 'டிசம்பர்'],
    ],
    weekdays: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
    shortWeekdays: ['ஞா', 'தி', 'செ', 'பு', 'வி', 'வெ', 'ச'],
    ...partsOfDay('காலை', 'பிற்பகல்', 'மாலை', 'இரவு'),
    from: (time: string) => `${time} முதல்`,
  },
  kn: {
    months: [
      ...['ಜನವರಿ', 'ಫೆಬ್ರವರಿ', 'ಮಾರ್ಚ್', 'ಏಪ್ರಿಲ್', 'ಮೇ', 'ಜೂನ್', 'ಜುಲೈ', 'ಆಗಸ್ಟ್', 'ಸೆಪ್ಟೆಂಬರ್'],
      ...['ಅಕ್ಟೋಬರ್', 'ನವೆಂಬರ್', 'ಡಿಸೆಂಬರ್'],
    ],
    weekdays: ['ಭಾನುವಾರ', 'ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ'],
    shortWeekdays: ['ಭಾ', 'ಸೋ', 'ಮಂ', 'ಬು', 'ಗು', 'ಶು', 'ಶ'],
    ...partsOfDay('ಬೆಳಿಗ್ಗೆ', 'ಮಧ್ಯಾಹ್ನ', 'ಸಂಜೆ', 'ರಾತ್ರಿ'),
    from: (time: string) => `${time} ರಿಂದ`,
  },
  hi: {
    months: [
      ...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर'],
      ...['अक्टूबर', 'नवंबर', 'दिसंबर'],
    ],
    weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
    shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
    ...partsOfDay('सुबह', 'दोपहर', 'शाम', 'रात'),
    from: (time: string) => `${time} से`,
  },
} satisfies InEachLanguage<object>

/** In the languages of India the part of the day stands before the clock. */
function partsOfDay(morning: string, noon: string, evening: string, night: string) {
  return {
    partOfDay: (hour: number) => {
      if (hour >= 4 && hour < 12) return morning
      if (hour >= 12 && hour < 16) return noon
      return hour >= 16 && hour < 20 ? evening : night
    },
    time: (clock: string, part: string) => `${part} ${clock}`,
  }
}
