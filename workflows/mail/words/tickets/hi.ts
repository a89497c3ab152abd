import type { TicketWords } from './en.ts'

export const hi: TicketWords = {
  subject: ({ event, count }) =>
    `“${event}” के लिए ${count > 1 ? 'आपके प्रवेश टिकट' : 'आपका प्रवेश टिकट'}`,
  heading: (event) => `“${event}” के लिए आपका पंजीकरण हो गया है`,
  needed: 'प्रवेश द्वार पर आपको यही चाहिए।',
  plansChange:
    'अगर आपका कार्यक्रम बदल जाए तो कृपया हमें बताइए: इस ईमेल का उत्तर दीजिए या कार्यालय को फ़ोन कीजिए।',
  see: 'अपना प्रवेश टिकट देखिए',
  pageOf: (name) => `${name} का पेज`,
}
