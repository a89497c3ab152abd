import type { OwnDataWords } from './en.ts'

export const ta: OwnDataWords = {
  registration: 'பதிவு',
  gift: 'நன்கொடை',
  person: (number) => `நபர் ${number}`,
  payments: 'செலுத்திய பணம்',
  mails: 'நாங்கள் அனுப்பிய மின்னஞ்சல்கள்',
  requests: 'நீங்கள் எங்களிடம் கேட்டவை',
  entries: 'வாசலில்',
  consents: 'நீங்கள் சம்மதித்தவை',
  monthly: 'மாதாந்திர நினைவூட்டல்',
  registered: 'பதிவு செய்தது',
  language: 'மொழி',
  name: 'முழுப் பெயர்',
  pan: 'PAN',
  given: 'கொடுத்தது',
  takenOff: 'நீக்கப்பட்டது',
  fund: 'நிதி',
  next: 'அடுத்தது',
  consent: (wording) => `எங்கள் சம்மத அறிக்கை, வாசகம் ${wording}`,
  mailTo: (subject, address) => `${subject}, பெறுநர்: ${address}`,
  entry: { in: 'உள்ளே வந்தார்', out: 'வெளியே சென்றார்', undo: 'திரும்பப் பெறப்பட்டது' },
}
