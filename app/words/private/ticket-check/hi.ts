import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'प्रवेश टिकट',
  description: 'प्रवेश टिकट किस काम का है।',
  about: 'द्वार पर हमारे लोग इसे स्कैन करके टिकट वाले को अंदर आने देते हैं।',
  for: 'किसके लिए',
  when: 'कब',
}
