import type { OpeningWords } from './en.ts'

export const hi: OpeningWords = {
  subject: (title) => `अब आप पंजीकरण कर सकते हैं: ${title}`,
  heading: 'अब आप पंजीकरण कर सकते हैं',
  open: (title) => `आपने हमसे कहा था कि फ़ॉर्म खुलते ही बताएँ। अब वह खुल गया है: ${title}।`,
  onlyMail: 'इस बारे में यही एक ईमेल है। आपका पता हमने हटा दिया है।',
  register: 'पंजीकरण कीजिए',
}
