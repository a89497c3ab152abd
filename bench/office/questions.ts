export type Somebody = {
  first: string
  last: string
  email: string
  phone: string
  txnid: string
  registration: string
}

/** Every kind of question that the office answers, each asked so that it has no quicker way than usual. */
export function questionsAbout(somebody: Somebody): Record<string, string> {
  const [searches, finds] = [searchesFor(somebody), findsFor(somebody)]
  return { ...LISTS, ...SEARCHES, ...searches, ...FINDS, ...finds, ...MONEY }
}

const LISTS = {
  Today: '',
  'all registrations': '/registrations',
  'all, oldest first': '/registrations?sort=oldest',
  'all, by name': '/registrations?sort=name',
  'one conference': '/registrations?conference=bench150',
  'the largest conference, long ago': '/registrations?conference=bench0',
  'the largest conference, by name': '/registrations?conference=bench0&sort=name',
  'standing: common': '/registrations?standing=Paid',
  'standing: rare': '/registrations?standing=Overpaid',
  'standing: common, by name': '/registrations?standing=Part+paid&sort=name',
  'standing: rare, by name': '/registrations?standing=Refunded&sort=name',
  'conference and standing': '/registrations?conference=bench0&standing=Waiting',
  'residential and party': '/registrations?residential=Non+Residential&party=Group',
  'arrival day': '/registrations?arrival=2018-01-10',
  'everything at once':
    '/registrations?conference=bench0&standing=Not+paid&residential=Residential&party=Group&arrival=2018-01-11&sort=name',
}

const SEARCHES = {
  'search: common first name': '/registrations?search=john',
  'search: common first name, by name': '/registrations?search=john&sort=name',
  'search: common last name': '/registrations?search=thomas',
  'search: common last name, by name': '/registrations?search=thomas&sort=name',
  'search: two common names': '/registrations?search=john+thomas',
  'search: two common names, by name': '/registrations?search=john+thomas&sort=name',
  'search: two names, oldest first': '/registrations?search=mary+kumar&sort=oldest',
  'search: two beginnings': '/registrations?search=mar+fern',
  'search: beginning': '/registrations?search=pra',
  'search: beginning, by name': '/registrations?search=vis&sort=name',
  'search: one letter': '/registrations?search=j',
  'search: name in a conference': '/registrations?search=john&conference=bench0',
  'search: name and standing': '/registrations?search=john&standing=Waiting',
  'search: name and rare standing': '/registrations?search=john&standing=Refunded',
  'search: nothing': '/registrations?search=nobody',
}

function searchesFor({ first, last, email, phone, txnid, registration }: Somebody) {
  const search = (text: string) => `/registrations?${new URLSearchParams({ search: text })}`
  return {
    'search: full name': search(`${first} ${last}`),
    'search: e-mail': search(email),
    'search: mobile': search(`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`),
    'search: transaction': search(txnid),
    'one registration': `/registrations/${registration}`,
    'one payment': `/payments/${txnid}`,
  }
}

const FINDS = {
  'find: common first name': '/find?q=john',
  'find: a slip in a common name': '/find?q=jonh',
  'find: common last name': '/find?q=thomas',
  'find: another spelling': '/find?q=tomas',
  'find: a slip in a rare name': '/find?q=prakehs',
  'find: slips in two common names': '/find?q=jonh+tohmas',
  'find: two common names': '/find?q=john+thomas',
  'find: six long words':
    '/find?q=prakeshan+vishwamitra+fernandesar+jonathanar+ravindranath+nandakumaran',
  'find: beginning': '/find?q=pra',
  'find: one letter': '/find?q=j',
  'find: four digits': '/find?q=4321',
  'find: a receipt’s number': '/find?q=000123',
  'find: nothing': '/find?q=zyxwvut',
  'search: a slip in a common name': '/registrations?search=jonh',
  'search: slips in two common names': '/registrations?search=jonh+tohmas',
}

function findsFor({ first, last, txnid }: Somebody) {
  const find = (q: string) => `/find?${new URLSearchParams({ q })}`
  return {
    'find: full name': find(`${first} ${last}`),
    'find: full name with two slips': find(`${first.slice(1)} ${last}x`),
    'find: transaction without its prefix': find(txnid.replace(/^[A-Z]+/, '')),
  }
}

const MONEY = {
  payments: '/payments',
  'payments: oldest first': '/payments?sort=oldest',
  'payments: of a common name, oldest first': '/payments?search=thomas&sort=oldest',
  'payments: common state': '/payments?state=received',
  'payments: rare state': '/payments?state=open',
  'payments: by hand': '/payments?method=Cheque',
  'payments: of a month': '/payments?from=2022-03-01&to=2022-03-31',
  'payments: of a common name': '/payments?search=thomas',
  'payments: of a beginning': '/payments?search=pra',
  gifts: '/gifts',
  'gifts: oldest first': '/gifts?sort=oldest',
  'gifts: of a common name, oldest first': '/gifts?search=john&sort=oldest',
  'gifts: rare fund': '/gifts?fund=Project+Nehemiah',
  'gifts: of a common name': '/gifts?search=john',
  'gifts: fund and name': '/gifts?fund=Project+Nehemiah&search=john',
  'gifts: of a year': '/gifts?from=2021-04-01&to=2022-03-31',
}
