import type { OwnDataWords } from './en.ts'

export const hi: OwnDataWords = {
  registration: 'पंजीकरण',
  gift: 'दान',
  person: (number) => `व्यक्ति ${number}`,
  payments: 'भुगतान',
  mails: 'हमारे भेजे हुए ईमेल',
  requests: 'आपने हमसे क्या कहा',
  entries: 'द्वार पर',
  consents: 'आपने किस बात की सहमति दी',
  monthly: 'हर महीने का स्मरण-पत्र',
  registered: 'पंजीकरण हुआ',
  language: 'भाषा',
  name: 'पूरा नाम',
  pan: 'PAN',
  given: 'दिया गया',
  takenOff: 'हटाया गया',
  fund: 'निधि',
  next: 'अगला',
  consent: (wording) => `हमारा सहमति-पत्र, पाठ ${wording}`,
  mailTo: (subject, address) => `${subject}, इन्हें: ${address}`,
  entry: { in: 'अंदर आए', out: 'बाहर गए', undo: 'वापस लिया गया' },
}
