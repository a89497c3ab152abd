import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'आप भुगतान के पृष्ठ पर जा रहे हैं',
  description: 'भुगतान सेवा के रास्ते में।',
  nothing: 'यहाँ कुछ भुगतान करने को नहीं है',
  amountFor: ({ amount, purpose }) => `${amount}, ${purpose}`,
  onYourWay: 'आप हमारी भुगतान सेवा के पृष्ठ पर जा रहे हैं। उसके बाद आप यहाँ लौटेंगे और देखेंगे कि भुगतान हुआ या नहीं।',
  goOn: 'भुगतान के लिए आगे बढ़िए',
  status: 'भुगतान की स्थिति',
  contact: 'संपर्क करें',
}
