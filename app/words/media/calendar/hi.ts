import type { en } from './en.ts'

export const hi: typeof en = {
  months: 'महीने',
  earlier: 'पिछला महीना',
  later: 'अगला महीना',
  events: (count) => `${count} कार्यक्रम`,
  more: (count) => `और ${count}`,
  add: 'कैलेंडर में जोड़िए',
  feed: 'आपके अपने कैलेंडर में',
  aboutFeed: 'एक बार सदस्यता लीजिए, और हर तिथि, बदलाव समेत, अपने आप आपके मोबाइल पर आ जाएगी।',
  subscribe: 'सदस्यता लीजिए',
  feedAddress: 'कैलेंडर का पता',
  load: 'कैलेंडर खोलिए',
  providerView: 'Google पर कलीसिया का कैलेंडर',
  openAtProvider: 'Google Calendar में खोलिए',
}
