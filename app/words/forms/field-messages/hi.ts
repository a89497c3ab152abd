import type { en } from './en.ts'

export const hi: typeof en = {
  text: (label) => `${label}: अक्षरों में होना चाहिए`,
  atMost: (label, longest) => `${label}: ${longest} अक्षरों से ज़्यादा नहीं`,
  odd: (label) => `${label}: | का चिह्न या न दिखने वाले अक्षर नहीं होने चाहिए`,
  webAddress: 'कृपया वेब पते के बिना केवल नाम लिखिए।',
  email: 'सही ईमेल पता लिखिए',
  pan: 'PAN में पाँच अंग्रेज़ी अक्षर, चार अंक और एक अक्षर होना चाहिए, जैसे ABCDE1234F',
  labels: { email: 'ईमेल', mobile: 'मोबाइल नंबर', amount: 'राशि' },
  giftAmount: {
    'not-an-amount': 'राशि रुपयों में लिखिए, जैसे 500 या 500.50',
    'too-small': (smallest) => `राशि कम से कम ${smallest} होनी चाहिए`,
    'too-large': (largest) => `राशि अधिक से अधिक ${largest} हो सकती है`,
  },
}
