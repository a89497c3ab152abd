import type { en } from './en.ts'

export const ta: typeof en = {
  atAGlance: 'சுருக்கமாக',
  actionFor: ({ label, date }) => `${date}: ${label}`,
  loadMap: 'வரைபடத்தைத் திறங்கள்',
  mapFailed: 'வரைபடத்தைத் திறக்க முடியவில்லை. முகவரியையோ வழிகாட்டியையோ பயன்படுத்துங்கள்.',
  directions: 'வழியைப் பாருங்கள்',
  zoomIn: 'பெரிதாக்குங்கள்',
  zoomOut: 'சிறிதாக்குங்கள்',
  call: '{name} அவர்களை அழையுங்கள்',
  costFor: 'யாருக்கு',
  cost: 'கட்டணம்',
  play: '{title}: பாருங்கள்',
  listen: 'பாட்காஸ்ட் கேளுங்கள்',
  story: (name) => `${name} தம் கதையைச் சொல்கிறார்`,
  moreDates: 'மேலும் தேதிகள்',
  registerNow: 'இப்போதே பதிவு செய்யுங்கள்',
  opensSoon: 'பதிவு விரைவில் தொடங்கும்',
}
