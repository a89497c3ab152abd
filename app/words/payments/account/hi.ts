import type { en } from './en.ts'

export const hi: typeof en = {
  towards: 'किसके लिए',
  when: 'कब',
  payer: 'भुगतान करने वाले',
  standing: 'स्थिति',
  payments: 'भुगतान',
  receipt: 'रसीद',
  status: 'भुगतान की स्थिति',
}
