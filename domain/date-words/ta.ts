import type { DateWords } from './en.ts'

export const ta: DateWords = {
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
