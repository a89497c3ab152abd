import type { TicketCheckWords } from './en.ts'

export const ta: TicketCheckWords = {
  title: 'நுழைவுச் சீட்டு',
  description: 'நுழைவுச் சீட்டு எதற்கு.',
  about: 'வாசலில் உள்ள எங்கள் ஊழியர்கள் இதை ஸ்கேன் செய்து, இதை வைத்திருப்பவரை உள்ளே அனுமதிப்பார்கள்.',
  for: 'யாருக்கு',
  when: 'எப்போது',
}
