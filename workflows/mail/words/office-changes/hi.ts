import type { OfficeChangeWords } from './en.ts'

export const hi: OfficeChangeWords = {
  changedSubject: (event) => `“${event}” के लिए आपका पंजीकरण बदला गया है`,
  changedHeading: 'आपका पंजीकरण बदला गया है',
  restoredSubject: (event) => `“${event}” के लिए आपका पंजीकरण फिर से चालू किया गया है`,
  restoredHeading: 'आपका पंजीकरण फिर से चालू किया गया है',
  changed: (event) => `हमारे कार्यालय ने “${event}” का पंजीकरण बदला है।`,
  restored: (event) => `“${event}” का पंजीकरण रद्द किया गया था। हमारे कार्यालय ने उसे फिर से चालू किया है।`,
  validAgain: (count) =>
    count > 1 ? 'आपके प्रवेश टिकट फिर से मान्य हैं।' : 'आपका प्रवेश टिकट फिर से मान्य है।',
  waitingAgain: 'वह फिर से प्रतीक्षा सूची में है।',
  reduced: (amount) => `हमने शुल्क में ${amount} कम किया है।`,
  confirmed: 'आपकी जगहें पक्की हैं।',
  reductionTakenBack: (amount) => `हमने शुल्क में ${amount} कम किया था। यह छूट वापस ले ली गई है।`,
  paymentTakenBack: ({ amount, method }) =>
    `हमने ${amount} (${method}) चुकाया हुआ दर्ज किया था। इसे वापस ले लिया गया है: अब यह भुगतान नहीं गिना जाता, और इसकी रसीद मान्य नहीं है।`,
  byHand: 'हाथों-हाथ',
  heldUntil: (moment) => `आपकी जगहें ${moment} तक आपके लिए रखी हैं।`,
  takenOff: 'हटाए गए',
  added: 'जोड़े गए',
  price: 'शुल्क',
  was: ({ now, before }) => `${now} (पहले ${before})`,
  labels: {
    firstname: 'पहला नाम',
    lastname: 'उपनाम',
    gender: 'लिंग',
    email: 'ईमेल',
    age: 'आयु',
    phone: 'मोबाइल नंबर',
    city: 'शहर',
  },
  genders: { Male: 'पुरुष', Female: 'महिला' },
}
