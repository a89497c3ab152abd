import type { DateWords } from './en.ts'

export const hi: DateWords = {
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
