import type { en } from './en.ts'

export const hi: typeof en = {
  labels: {
    productinfo: 'सम्मेलन',
    type: 'किसके लिए पंजीकरण',
    residential: 'पंजीकरण का प्रकार',
    arrival: 'आगमन',
    paym: 'भुगतान का प्रकार',
    agree: 'सहमति',
  },
  person: {
    firstname: 'पहला नाम',
    lastname: 'उपनाम',
    gender: 'लिंग',
    email: 'ईमेल',
    age: 'आयु',
    phone: 'मोबाइल नंबर',
    city: 'शहर',
  },
  parties: {
    Individual: 'एक व्यक्ति',
    'Married Couple': 'दंपति',
    Family: 'परिवार',
    Group: 'समूह',
  },
  payments: {
    'Full Payment': 'पूरा भुगतान',
    'Part Payment': 'आंशिक भुगतान',
  },
  genders: { Male: 'पुरुष', Female: 'महिला' },
}
