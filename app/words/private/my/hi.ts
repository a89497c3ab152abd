import type { en } from './en.ts'

export const hi: typeof en = {
  whatYouCanDo: 'आप क्या कर सकते हैं',
  correct: 'विवरण सुधारिए',
  cancel: 'पंजीकरण रद्द कीजिए',
  addToCalendar: 'अपने कैलेंडर में जोड़िए',
  giveAgain: 'फिर से दीजिए',
  statement: '{year} का विवरण भेजिए',
  sendLink: 'लिंक फिर से भेजिए',
  data: 'आपकी जानकारी',
  language: 'इस पेज और इसके ईमेल की भाषा',
  asked: {
    cancel: (day) => `आपने ${day} को रद्द करने के लिए कहा था।`,
    correct: (day) => `आपने ${day} को अपना पंजीकरण बदलने के लिए कहा था।`,
    refund: (day, amount) => `आपने ${day} को ${amount} वापस देने के लिए कहा था।`,
  },
  willWrite: 'हमारा कार्यालय आपको लिखेगा।',
  takeBack: {
    cancel: 'रद्द करने का अनुरोध वापस लीजिए',
    correct: 'बदलने का अनुरोध वापस लीजिए',
    refund: 'पैसे का अनुरोध वापस लीजिए',
  },
  erasing: 'आपने अपनी जानकारी मिटाने के लिए कहा है।',
  directions: 'कलीसिया तक पहुँचने का रास्ता',
  question: 'कोई सवाल है? {phone} पर फ़ोन कीजिए या {email} पर लिखिए।',
}
