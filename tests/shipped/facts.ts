/** What each shipped page must say, whoever edits it next. Letter case aside, it is as the church wrote it. */
export type PromisedFacts = {
  /** Read on the page and written in its own file. */
  written: readonly string[]
  /** Taken over from church.yaml, as visitors read it. */
  fromChurch?: readonly string[]
  /** What search engines are told, to the letter. */
  description?: string
}

/** Facts that stand between bars, wherever lines end. */
export function facts(texts: TemplateStringsArray, ...values: string[]): string[] {
  return String.raw(texts, ...values)
    .split('|')
    .map((fact) => fact.trim().replace(/\s+/g, ' '))
}

const children = 'children 12+ full, 6-11 at 70%, 5 and under free'

export const pageFacts: Record<string, PromisedFacts> = {
  home: {
    written: facts`Watch Live | Connect with us | New here | Get updates | Our Campus
      | Service Timings | Latest Sermon | Announcements | Upcoming Events | Our Conferences
      | Encounter with God | Wholeness and Freedom | Global Pastors Conference | Get Connected
      | cell group | kids | marriage course | Join Us`,
    fromChurch: facts`Sunday | 8:30 AM | 11:00 AM | 8:00 AM | English | Tamil`,
  },
  cells: {
    written: facts`Cell Groups | Benson Town | Koramangala | Indiranagar
      | Worship Cell (singles) | Worship Cell (couples) | 9:00 am to 4:30 pm Tue to Fri`,
  },
  ewg: {
    written: facts`Encounter with God | TAMIL - Encounter with God | Upcoming Dates
      | Rs. 700 (accommodation extra) | Sat 9 am to 5:30 pm | Sun 8:30 am to 4 pm | Venue
      | Contact | Topics`,
  },
  wfc1: {
    written: facts`Wholeness and Freedom Part I | Will Be Announced Soon
      | 7 days daily 9:00 am to 8:00 pm | Pre-registration | Rs. 1,000 non-refundable
      | Non-residential | Rs. 5,000 | Residential | Rs. 9,000 | ${children} | Venue | Topics
      | Testimonies`,
  },
  wfc2: {
    written: facts`Wholeness and Freedom Part II | Pre-requisite
      | Personal ministry and confidentiality | Upcoming Dates | Register Now
      | Nov 3 to 7 (Mon-Fri) 9:00 am to 8:00 pm | Bangalore | Rs. 5,000 | Rs. 8,000 | Rs. 1,000
      | ${children} | Venue | Contact | Topics`,
  },
  gpc: {
    written: facts`Global Pastors Conference | Sep 14 to 21 | 2025 | Bangalore | Rs 2,000
      | Non-residential | Rs 3,500 | Residential | Rs 1,000 | Pre-registration | Children 12+
      | Children 6-11 | Children 5 and under | Free | Venue | Contact | Register Now`,
  },
  kkids: {
    written: facts`Kingdom Kids | 40 lessons | 9:15 and 11:45 | Age groups | Coordinator`,
  },
  teens: { written: facts`Teens | ages 15 to 19 | alternate Sundays | 10 to 11 am` },
  youth: { written: facts`Youth Alive | ages 18-30 | every alternate Sunday 5:30 pm` },
  salt: { written: facts`Singles | ages 31-48 | every alternate Sunday 5:00 pm` },
  doz: {
    written: facts`Daughters of Zion | women's prayer group | Tuesdays, in person first Tuesday`,
  },
  prayer: {
    written: facts`Prayer and Fellowship | monthly prayer meeting | fourth Saturday 10 am to 1 pm`,
  },
  marriage: {
    written: facts`Marriage Course | Register Now | Rs. 2,000 per couple
      | 7 sessions, Sundays 5 to 7 pm | Topics | Testimonies`,
  },
  premarital: { written: facts`Premarital Course | Topics` },
  parenting: {
    written: facts`Parenting Course | Rs. 200 per couple online | 5 sessions, Tuesdays 8 pm
      | Topics`,
  },
  serve: { written: facts`Serving Teams | Serving | Worship | Outreach | Media` },
  discipleship: {
    written: facts`Discipleship | Keys to Victorious Living | 12 weeks
      | Building a Godly Foundation | 17 weeks | groups of 5 to 10
      | workbooks in English, Hindi and Tamil | Register Now`,
  },
  calendar: { written: facts`Calendar` },
  contact: {
    written: facts`Contact | Address | Phone | Office hours | Email`,
    fromChurch: facts`9 am to 5 pm Tue to Sun`,
  },
  sermons: { written: facts`Sermons` },
  staff: { written: facts`Staff` },
  story: { written: facts`Our Story` },
  beliefs: { written: facts`Beliefs` },
  campus: { written: facts`Our Campus` },
  give: { written: facts`Give`, description: 'Tithes and offerings.' },
  policy: {
    written: facts`Consent declaration | Terms of use | own free will
      | A delegate who does not attend may request a full refund of the registration cost.`,
  },
}
