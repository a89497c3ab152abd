import type { en } from './en.ts'

export const hi: typeof en = {
  addToCalendar: 'अपने कैलेंडर में जोड़िए',
  keep: 'यह पेज सिर्फ़ आपका है, इसलिए कृपया इसका पता किसी और को न दें।',
}
