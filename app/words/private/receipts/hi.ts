import type { en } from './en.ts'

export const hi: typeof en = {
  description: 'छापने के लिए रसीद।',
  givenBack: 'यह भुगतान वापस कर दिया गया है। यह रसीद केवल आपके रिकॉर्ड के लिए है।',
  void: 'अमान्य',
  madeVoid: (number) => `रसीद ${number} हमारे कार्यालय ने रद्द कर दी है और वह अब मान्य नहीं है।`,
  tookItsPlace: (successor) => `उसकी जगह अब रसीद ${successor} है।`,
  back: 'लौटिए',
}
