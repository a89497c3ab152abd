import type { en } from './en.ts'

export const hi: typeof en = {
  tryAgain: 'फिर कोशिश कीजिए',
  seeAll: 'सब उपदेश देखिए',
  moreBy: '{name} के और उपदेश',
  allBy: '{name} के सब उपदेश',
}
