import { facts, type PromisedFacts } from '../shipped/facts.ts'

export const churchFacts: Record<string, PromisedFacts> = {
  home: {
    written: ['Watch Live', 'Connect with us', 'Latest Sermon', 'a bench for every tired climber'],
    fromChurch: ['Sunday', '7:15 AM', '9:45 AM', '5:30 PM', 'English', 'Kannada'],
  },
  cells: { written: ['Cell Groups', 'Lake View', 'East Hill', '6:30 pm to 8:00 pm Mon to Wed'] },
  ewg: {
    written: facts`Upcoming Dates | Rs. 650 (bed and breakfast extra)
      | Sat 7 am to 6:15 pm, Sun 6:45 am to 2 pm | Gus and Greta Fixture | The way up
      | I will lift up my eyes to the hills.`,
    fromChurch: ['42 Fixture Lane, Test Hill, Mysore 570009'],
  },
  wfc1: {
    written: ['Rs. 7,400', 'Kept in any case', 'Not Fixed Yet', 'Stones', 'Leo Fixture'],
    fromChurch: ['42 Fixture Lane'],
  },
  wfc2: {
    written: facts`Pre-requisite | You have been to the whole of Part I. | Rs. 4,300
      | Register Now`,
  },
  gpc: { written: ['Nov 12 to 19 (2023)', 'Rs 3,100', 'Before it is dark.'] },
  kkids: { written: ['33 lessons', '7:30 and 10:00', 'Eagles', 'Two adults are in every room.'] },
  teens: { written: ['Ages 14 to 18', 'Every third Sunday, 4 to 5 pm'] },
  youth: { written: ['Every second Friday 7:45 pm', 'The path at night.'] },
  salt: { written: ['Ages 29-50', 'We eat first.'] },
  doz: { written: ['Thursdays, on the hill last Thursday of the month'] },
  prayer: { written: ['First Friday 5:30 am to 7 am', 'Until the sun is up.'] },
  marriage: { written: ['Rs. 1,350 per couple', 'Quarrelling', 'Mia and Max Fixture'] },
  premarital: { written: ['Couples before the wedding', 'Mothers'] },
  parenting: { written: ['Rs. 150 per couple online', 'Screens'] },
  serve: { written: ['Chairs', 'Counting', 'Olga Fixture'] },
  discipleship: { written: ['First Steps', '9 weeks', 'Further Up', '14 weeks'] },
  calendar: { written: ['Look here before you climb.'] },
  contact: {
    written: ['The marker shows the foot of the stairs.'],
    fromChurch: ['+91 821 000 1100', 'desk@hillside.example.org', '10 am to 4 pm Mon to Thu'],
  },
  sermons: { written: ['Hear it again on level ground.'] },
  staff: { written: ['Tobias Hill', 'She found the spring.', 'Dora Fixture'] },
  story: { written: ['It began with a wrong turn.', '1961'] },
  beliefs: { written: ['He is Lord.', 'Romans 10:9'] },
  campus: { written: ['The gate', 'Dry in every rain.'] },
  give: {
    written: ['4200 0000 0042', 'FIXT0000042', 'Building Project'],
    description: 'What keeps the lights on the hill burning.',
  },
  policy: { written: ['I climb this hill because I want to', 'Ask at the desk'] },
}
