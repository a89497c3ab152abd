import type { DateWords } from './en.ts'

export const kn: DateWords = {
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
