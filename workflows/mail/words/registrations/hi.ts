import type { RegistrationWords } from './en.ts'

export const hi: RegistrationWords = {
  paidSubject: ({ event, txnid }) => `“${event}” के लिए आपका पंजीकरण हो गया है (${txnid})`,
  paidHeading: 'आपका पंजीकरण हो गया है, और भुगतान हमें मिल गया है',
  paidInPart: (balance) => `आपने आंशिक भुगतान किया है। ${balance}`,
  everythingPaid: 'पूरा भुगतान हो गया है। अब कुछ चुकाना बाक़ी नहीं है।',
  subject: (event) => `“${event}” के लिए आपका पंजीकरण हो गया है`,
  heading: 'आपका पंजीकरण हो गया है',
  nothingOnline: 'ऑनलाइन कुछ चुकाना नहीं है।',
  bring: (amount) => `कृपया ${amount} पंजीकरण डेस्क पर ले आइए।`,
  closing:
    'अगर आपका कार्यक्रम बदल जाए, तो आप अपना पंजीकरण उसके पेज पर सुधार या रद्द कर सकते हैं, या कार्यालय को फ़ोन कर सकते हैं।',
  recordedSubject: ({ amount, event }) => `“${event}” के लिए हमें ${amount} मिल गया है`,
  recordedHeading: 'आपका भुगतान हमें मिल गया है',
  thanks: (more) => `धन्यवाद। ${more}`,
  looking: 'हमारा कार्यालय आपके लिए जगह देखेगा और आपको लिखेगा। उससे पहले कृपया यात्रा पर न निकलिए।',
  notRight: 'अगर यहाँ कुछ ठीक न हो, तो कृपया इस ईमेल का उत्तर दीजिए या कार्यालय को फ़ोन कीजिए।',
}
