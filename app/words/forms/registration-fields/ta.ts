import type { en } from './en.ts'

export const ta: typeof en = {
  labels: {
    productinfo: 'மாநாடு',
    type: 'யாருக்காகப் பதிவு',
    residential: 'பதிவு வகை',
    arrival: 'வருகை',
    paym: 'பணம் செலுத்தும் முறை',
    agree: 'சம்மதம்',
  },
  person: {
    firstname: 'முதல் பெயர்',
    lastname: 'குடும்பப் பெயர்',
    gender: 'பாலினம்',
    email: 'மின்னஞ்சல்',
    age: 'வயது',
    phone: 'கைபேசி எண்',
    city: 'ஊர்',
  },
  parties: {
    Individual: 'தனிநபர்',
    'Married Couple': 'தம்பதியர்',
    Family: 'குடும்பம்',
    Group: 'குழு',
  },
  payments: {
    'Full Payment': 'முழுத் தொகை',
    'Part Payment': 'முன்பணம்',
  },
  genders: { Male: 'ஆண்', Female: 'பெண்' },
}
