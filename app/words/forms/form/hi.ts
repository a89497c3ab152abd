import type { en } from './en.ts'

export const hi: typeof en = {
  chooseOne: 'एक चुनिए',
  didYouMean: 'क्या आप {address} लिखना चाहते थे?',
  useIt: 'यही रखिए',
  checkForm: 'कृपया फ़ॉर्म जाँच लीजिए',
  didNotWork: 'यह नहीं हो पाया',
  person: (number) => `व्यक्ति ${number}`,
  ofPerson: (number, message) => `व्यक्ति ${number}: ${message}`,
  leaveEmpty: 'इसे खाली छोड़िए',
  noNetwork:
    'इस समय इंटरनेट नहीं चल रहा है। पैसे नहीं लिए गए, और आपका लिखा हुआ यहीं है: इंटरनेट आने पर कृपया फिर भेजिए। इसे दो बार नहीं गिना जाएगा।',
}
