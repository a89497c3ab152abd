import * as v from 'valibot'
import { entries, field, group, list, typedAs } from './field.ts'
import { body, contact, heading, intro, noEvents } from './fields.ts'
import { picture } from './picture.ts'
import { address, count, markdown, pageKey, text, written } from './values.ts'
import { video } from './video.ts'

const prices = group`Prices of the form: What each person pays, made from the prices that the
  forms charge. May be left out.`({
  of: list`Programmes: The conferences whose prices are listed. e.g. ewgregister`(
    v.pipe(pageKey, typedAs({ input: 'programme' })),
  ),
  rule: markdown`Rule: What visitors read below the table.
    e.g. These are the prices you pay on the form.`,
  review: written.optional`To be reviewed: What somebody still has to decide. Visitors do not see
    it. Empty it once it is done.
    e.g. To be confirmed by the church’s office.`,
})

/** Every kind. Its reader and component are in `app/features/pages/blocks/`. */
export const BLOCK_SCHEMAS = [
  group`Text: Paragraphs, with a picture beside them if you like.`({
    kind: v.literal('text'),
    heading: text.optional`Heading: Shown above the text. May be left out. e.g. What to expect`,
    text: body,
    picture: v.optional(picture),
  }),
  group`Notice: Something a visitor must know before going on.`({
    kind: v.literal('notice'),
    about: field(
      v.picklist(
        ['requirement', 'confidentiality', 'note'],
        'must be one of: requirement, confidentiality, note',
      ),
      {
        choices: {
          requirement: 'What is required',
          confidentiality: 'Confidentiality',
          note: 'A note',
        },
      },
    )`About: What the notice is about. It chooses the icon. e.g. requirement`,
    heading,
    text: body,
  }),
  group`Quote: Words of Scripture.`({
    kind: v.literal('quote'),
    text: text`Text: The words themselves. e.g. Taste and see that the LORD is good.`,
    reference: text`Reference: Book, chapter, verse and translation. e.g. Psalm 34:8 (NIV)`,
  }),
  group`Topics: What is taught.`({
    kind: v.literal('topics'),
    heading,
    intro,
    topics: entries`Topics: In the order in which they are taught.`({
      title: text`Title: The topic. e.g. Forgiveness`,
      about: text.optional`About: A sentence on it. May be left out.
        e.g. How to let go of what others did.`,
    }),
  }),
  group`Steps: What happens, one thing after the other.`({
    kind: v.literal('steps'),
    heading,
    intro,
    steps: entries`Steps: One after the other, numbered by the site.`({
      title: text`Title: What to do, in a few words. e.g. Fill in the form`,
      text: body,
    }),
  }),
  group`Links: Where to go from here.`({
    kind: v.literal('links'),
    heading,
    links: entries`Links: One entry for each.`({
      label: text`Words: What the link says. e.g. Register for a weekend`,
      to: address`Where it leads: A page of this site, or another address. e.g. /ewgregister`,
      about: text.optional`About: A sentence under the link. May be left out.
        e.g. Two days in Bangalore.`,
    }),
  }),
  group`Costs: A small table of prices, in words. What people pay is set with each conference.`({
    kind: v.literal('costs'),
    heading,
    rows: v.optional(
      entries`Rows: One row for each price. May be left out where the prices of a form are listed.`(
        {
          label: text`For: For whom or for what. e.g. Adults`,
          amount: text`Amount: The price as visitors read it. e.g. Rs. 700`,
          note: text.optional`Note: A few small words under it. May be left out.
            e.g. meals included`,
        },
      ),
    ),
    note: markdown.optional`Note: What visitors read below the table. May be left out.
      e.g. Children of 5 and under come free.`,
    prices: v.optional(prices),
  }),
  group`Slides: Pictures with words on them, one at a time.`({
    kind: v.literal('slides'),
    heading,
    slides: entries`Slides: One picture after the other.`({
      title: text`Title: The large words on the picture. e.g. Worship`,
      text: text`Text: A sentence on the picture. e.g. We begin every day with songs.`,
      picture,
    }),
  }),
  group`Video: One video with a picture until it is played.`({
    kind: v.literal('video'),
    heading,
    text: markdown.optional`Text: A few sentences above the video. May be left out.
      e.g. How our church began, in four minutes.`,
    title: text`Name of the video: Follows the word Play on its button. e.g. our story`,
    video,
    picture,
  }),
  group`Testimonies: Videos in which people tell their story.`({
    kind: v.literal('testimonies'),
    heading,
    intro,
    testimonies: entries`Testimonies: One video for each.`({
      name: written`Name: Who tells the story. e.g. Asha`,
      about: text`About: In a sentence, what the story is about. e.g. How she learnt to forgive.`,
      video,
      picture,
    }),
  }),
  group`Groups: Age groups, each with its own class times.`({
    kind: v.literal('groups'),
    heading,
    intro,
    groups: entries`Groups: The youngest first.`({
      name: text`Name: What the class is called. e.g. Little Lambs`,
      ages: text`Ages: For which ages. e.g. 3 to 5 years`,
      times: text`Times: When the class meets. e.g. Sundays, 8:30 AM and 11:00 AM`,
      about: text`About: What the class does, in a sentence. e.g. Songs, stories and play.`,
    }),
  }),
  group`Teams: Teams that people can join.`({
    kind: v.literal('teams'),
    heading,
    intro,
    teams: entries`Teams: One entry for each team.`({
      name: text`Name: What the team is called. e.g. Welcome team`,
      text: body,
      jobs: list`Jobs: The jobs in the team, a few words each. e.g. Open the doors`(text.schema),
      contact,
    }),
  }),
  group`People: People with their pictures and what they do.`({
    kind: v.literal('people'),
    heading,
    intro,
    people: entries`People: One entry for each person.`({
      name: written`Name: The person’s name. e.g. Pastor Daniel Samuel`,
      role: text`Role: What the person does here. e.g. Senior pastor`,
      about: text`About: A sentence or two. e.g. Daniel and his family came to Bangalore in 1998.`,
      picture,
    }),
  }),
  group`Courses: Courses that run for a number of weeks.`({
    kind: v.literal('courses'),
    heading,
    intro,
    courses: entries`Courses: One entry for each course.`({
      name: text`Name: What the course is called. e.g. Foundations`,
      length: text`Length: How long it takes. e.g. 12 weeks`,
      audience: text`Audience: Whom it is for, in a sentence. e.g. For those who are new to faith.`,
      text: body,
      topics: list`Topics: What is taught, one entry for each week. e.g. Who is Jesus?`(
        text.schema,
      ),
    }),
  }),
  group`Beliefs: What we believe, each statement with its place in Scripture.`({
    kind: v.literal('beliefs'),
    heading,
    beliefs: entries`Beliefs: One entry for each, numbered by the site.`({
      title: text`Title: What this belief is about. e.g. The Bible`,
      statement: markdown`Statement: What we believe, in a few sentences.
        e.g. We believe that the Bible is the word of God.`,
      scripture: text`Scripture: Where the Bible says it. e.g. 2 Timothy 3:16`,
    }),
  }),
  group`Timeline: How things came about.`({
    kind: v.literal('timeline'),
    heading,
    moments: entries`Moments: The oldest first.`({
      when: text`When: The year, or the time. e.g. 1998`,
      title: text`Title: What happened, in a few words. e.g. The first service`,
      text: body,
    }),
  }),
  group`Places: Rooms and corners of the campus, each with a picture.`({
    kind: v.literal('places'),
    heading,
    intro,
    places: entries`Places: One entry for each.`({
      name: text`Name: What the place is called. e.g. The courtyard`,
      text: body,
      picture,
    }),
  }),
  group`Events: Coming dates from the calendar, each with its Register Now.`({
    kind: v.literal('events'),
    heading,
    titles: list`Titles: The events to show, exactly as they are titled in the calendar.
      e.g. Encounter with God`(written.schema),
    limit: count.optional`Limit: How many to show at most; all of them when left out. e.g. 3`,
    none: noEvents,
  }),
  group`Calendar: The whole calendar, loaded when a visitor asks for it.`({
    kind: v.literal('calendar'),
    heading,
    text: body,
  }),
  group`Map: The map with one marker for the church. It shows where the church is.`({
    kind: v.literal('map'),
    heading,
    text: body,
  }),
] as const

const BLOCK_KINDS = BLOCK_SCHEMAS.map((each) => each.entries.kind.literal)

export const block = v.variant('kind', BLOCK_SCHEMAS, `must be one of: ${BLOCK_KINDS.join(', ')}`)

export type Block = v.InferOutput<typeof block>
export type BlockKind = Block['kind']

export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
