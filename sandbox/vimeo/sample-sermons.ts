import type { Speaker } from './sample-speakers.ts'

export type SampleSermon = {
  title: string
  speaker: Speaker
  topics: readonly string[]
  minutes: number
  about: string | null
}

/** Invented sermons, newest first, one for each Sunday. */
export const sampleSermons: readonly SampleSermon[] = [
  {
    title: 'The Lord Is Near',
    speaker: 'daniel',
    topics: ['Prayer', 'Peace'],
    minutes: 38,
    about:
      'Paul wrote about peace from a prison cell. We look at what he asks us to do with our worries, and at the promise that comes with it.',
  },
  {
    title: 'Bread for Today',
    speaker: 'esther',
    topics: ['Trust', 'Provision'],
    minutes: 41,
    about:
      'Manna could not be stored. A sermon about learning to receive one day at a time, and to leave tomorrow with God.',
  },
  {
    title: 'ஜெபத்தின் வல்லமை',
    speaker: 'selvam',
    topics: ['Tamil', 'Prayer'],
    minutes: 46,
    about:
      'In Tamil: why Elijah prayed seven times for rain, and what we learn while the sky is still clear.',
  },
  {
    title: 'When the Door Stays Closed',
    speaker: 'arun',
    topics: ['Guidance', 'Waiting'],
    minutes: 35,
    about:
      'Sometimes God leads by a no. Paul was kept out of Asia twice before he heard a voice from Macedonia.',
  },
  {
    title: 'Honest Prayers',
    speaker: 'rachel',
    topics: ['Prayer', 'Psalms'],
    minutes: 33,
    about:
      'A third of the psalms are complaints. They teach us to bring the whole heart, not only the tidy part.',
  },
  {
    title: 'The Father Who Ran',
    speaker: 'daniel',
    topics: ['Grace', 'Parables'],
    minutes: 44,
    about:
      'A respectable man did not run in public. The father in this story does, and that is the point of it.',
  },
  {
    title: 'Salt That Stays Salty',
    speaker: 'vikram',
    topics: ['Work', 'Discipleship'],
    minutes: 37,
    about:
      'Monday is where most of us spend our faith. Plain thoughts on honesty, kindness and quiet courage at the office.',
  },
  {
    title: 'Rooted',
    speaker: 'esther',
    topics: ['Growth', 'Discipleship'],
    minutes: 39,
    about: 'Trees that last grow downwards first. Colossians shows us where to put our roots.',
  },
  {
    title:
      'One Anothers: Why the New Testament Uses the Same Two Words Fifty-Nine Times, and What Would Change in a Cell Group That Took All of Them Seriously',
    speaker: 'rachel',
    topics: ['Fellowship', 'Cell Groups'],
    minutes: 52,
    about:
      'Love one another is only the beginning. A walk through the whole list, with some homework at the end.',
  },
  {
    title: 'The Quiet Years',
    speaker: 'arun',
    topics: ['Waiting', 'Character'],
    minutes: 36,
    about:
      'Thirty years of carpentry came before three years of ministry. God is not in the hurry that we are in.',
  },
  {
    title: 'Forgiven and Forgiving',
    speaker: 'daniel',
    topics: ['Forgiveness', 'Freedom'],
    minutes: 42,
    about:
      'The servant who owed millions could not let go of a few coins. What helps us to do better?',
  },
  {
    title: 'கர்த்தர் என் மேய்ப்பர்',
    speaker: 'selvam',
    topics: ['Tamil', 'Psalms'],
    minutes: 48,
    about: "In Tamil: the twenty-third psalm, read slowly, with a shepherd's eyes.",
  },
  {
    title: 'A Table in the Wilderness',
    speaker: 'elder',
    topics: ['Provision', 'Thanksgiving'],
    minutes: 31,
    about: 'An elder of the church looks back on lean years, and on the meals that came anyway.',
  },
  {
    title: 'Light in the Kitchen',
    speaker: 'esther',
    topics: ['Family', 'Home'],
    minutes: 34,
    about:
      'Faith is handed on at breakfast, on the way to school and at bedtime. Small habits that any family can begin this week.',
  },
  {
    title: 'Sunday Worship',
    speaker: 'daniel',
    topics: ['Worship'],
    minutes: 40,
    about: null,
  },
  {
    title: 'The Weight of Small Words',
    speaker: 'vikram',
    topics: ['Speech', 'Character'],
    minutes: 32,
    about:
      'James compares the tongue to a rudder. Where are our words steering the people around us?',
  },
  {
    title: 'The God Who Sees',
    speaker: 'rachel',
    topics: ['Hope', 'Identity'],
    minutes: 38,
    about:
      'Hagar is the first person in the Bible to give God a name. She found it beside a road, with nobody on her side.',
  },
  {
    title: 'Not by Might',
    speaker: 'arun',
    topics: ['Holy Spirit', 'Courage'],
    minutes: 43,
    about:
      "Zechariah's word to a tired builder, for anyone whose project has become larger than their strength.",
  },
  {
    title: 'Wells in the Valley',
    speaker: 'daniel',
    topics: ['Hope', 'Psalms'],
    minutes: 39,
    about:
      'Psalm 84 speaks of people who turn a dry valley into a place of springs. How do they do it?',
  },
  {
    title: 'Learning to Rest',
    speaker: 'esther',
    topics: ['Rest', 'Trust'],
    minutes: 35,
    about:
      'The fourth commandment is a gift before it is a rule. Practical help for people who cannot stop.',
  },
  {
    title: 'The First Church Was a Household',
    speaker: 'rachel',
    topics: ['Fellowship', 'Acts'],
    minutes: 45,
    about:
      'Open doors, shared meals and prayer: what the second chapter of Acts looks like on a busy street.',
  },
  {
    title: 'விசுவாசத்தினால் நடப்போம்',
    speaker: 'selvam',
    topics: ['Tamil', 'Faith'],
    minutes: 44,
    about:
      'In Tamil: Abraham went out without knowing where. Walking by faith, one step after the other.',
  },
  {
    title: 'Good News for Tired People',
    speaker: 'guest',
    topics: ['Grace', 'Rest'],
    minutes: 37,
    about:
      'A visiting pastor speaks on the kindest invitation in the Gospels: come to me, all who are weary.',
  },
  {
    title: 'Integrity When Nobody Looks',
    speaker: 'vikram',
    topics: ['Work', 'Character'],
    minutes: 36,
    about:
      "Daniel's enemies searched his accounts and found nothing. A talk for those who handle money, marks or influence.",
  },
  {
    title: 'Grace for the Second Half',
    speaker: 'arun',
    topics: ['Grace', 'Growth'],
    minutes: 40,
    about:
      'Caleb asked for hills at eighty-five. It is never too late to ask for something difficult.',
  },
  {
    title: 'The Lamp and the Oil',
    speaker: 'daniel',
    topics: ['Holy Spirit', 'Prayer'],
    minutes: 41,
    about: 'Ten lamps, and only five with oil to spare. On keeping the inner life supplied.',
  },
  {
    title: 'Teach Us to Number Our Days',
    speaker: 'elder',
    topics: ['Wisdom', 'Psalms'],
    minutes: 30,
    about:
      'Moses prayed this in the desert, after many funerals. It is a prayer for living, not for dying.',
  },
  {
    title: 'Raising Children of Promise',
    speaker: 'esther',
    topics: ['Family', 'Parenting'],
    minutes: 47,
    about:
      'Hannah, Jochebed and Eunice each let go of a child. What they gave before that day made all the difference.',
  },
  {
    title: 'Peace in the Boat',
    speaker: 'rachel',
    topics: ['Peace', 'Faith'],
    minutes: 34,
    about:
      'The disciples woke Jesus because of the storm. The greater surprise came when the wind stopped.',
  },
  {
    title: 'Q&A: Doubt, Science & "Difficult" Questions',
    speaker: 'vikram',
    topics: ['Faith', 'Questions'],
    minutes: 55,
    about:
      'Questions from the youth meeting, answered as plainly as possible. <3 to everyone who asked.',
  },
  {
    title: 'The Long Obedience',
    speaker: 'arun',
    topics: ['Discipleship', 'Character'],
    minutes: 38,
    about:
      'Jeremiah preached for forty years with little to show for it. What kept him going can keep us going.',
  },
  {
    title: 'Freedom Has a Name',
    speaker: 'daniel',
    topics: ['Freedom', 'Salvation'],
    minutes: 43,
    about:
      'If the Son sets you free, you will be free indeed. A clear word for anyone who feels stuck.',
  },
  {
    title: 'நன்றியுள்ள இருதயம்',
    speaker: 'selvam',
    topics: ['Tamil', 'Thanksgiving'],
    minutes: 42,
    about: 'In Tamil: one of ten came back to say thank you. The habits of a grateful heart.',
  },
  {
    title: 'Neighbours',
    speaker: 'rachel',
    topics: ['Mission', 'Kindness'],
    minutes: 36,
    about: 'The question was: who is my neighbour? The answer was a story about who acts like one.',
  },
  {
    title: 'Strength for the Night Shift',
    speaker: 'vikram',
    topics: ['Work', 'Courage'],
    minutes: 33,
    about: null,
  },
  {
    title: 'The Gift of a Limp',
    speaker: 'esther',
    topics: ['Identity', 'Prayer'],
    minutes: 39,
    about: 'Jacob left the river with a new name and a bad hip. Both were signs of a blessing.',
  },
  {
    title: 'A New Song',
    speaker: 'guest',
    topics: ['Worship', 'Psalms'],
    minutes: 29,
    about:
      "Why does the Bible keep asking for a new one? A worship leader's answer, with some singing.",
  },
  {
    title: 'The Names of Jesus in Isaiah',
    speaker: 'daniel',
    topics: ['Christmas', 'Isaiah'],
    minutes: 45,
    about:
      'Wonderful Counsellor, Mighty God, Everlasting Father, Prince of Peace: four names for four kinds of need.',
  },
  {
    title: 'No Room, and Room',
    speaker: 'arun',
    topics: ['Christmas', 'Hospitality'],
    minutes: 35,
    about:
      'Bethlehem was full. Somebody made space anyway. A short message for the week before Christmas.',
  },
  {
    title: 'Shepherds First',
    speaker: 'esther',
    topics: ['Christmas', 'Hope'],
    minutes: 32,
    about: 'The news came to people on night duty. God still begins with those whom others forget.',
  },
  {
    title: 'When Mary Said Yes',
    speaker: 'rachel',
    topics: ['Christmas', 'Faith'],
    minutes: 37,
    about:
      'She asked one question and then agreed. A look at courage that does not make much noise.',
  },
  {
    title: 'Begin Again',
    speaker: 'daniel',
    topics: ['New Year', 'Grace'],
    minutes: 40,
    about:
      'Every morning his mercies are new. A sermon for the first Sunday, and for every Monday after it.',
  },
  {
    title: 'தேவனுடைய அன்பு',
    speaker: 'selvam',
    topics: ['Tamil', 'Love'],
    minutes: 41,
    about: 'In Tamil: how wide, how long, how high and how deep is the love of Christ.',
  },
  {
    title: 'The Discipline of Listening',
    speaker: 'rachel',
    topics: ['Prayer', 'Wisdom'],
    minutes: 38,
    about:
      "Samuel needed three tries and an old man's help to recognise the voice. Most of us do too.",
  },
  {
    title: 'Courage for Ordinary Days',
    speaker: 'arun',
    topics: ['Courage', 'Faith'],
    minutes: 34,
    about:
      'Gideon was hiding when he was called a mighty warrior. God names us before we are ready.',
  },
  {
    title: 'A House Built on Rock',
    speaker: 'vikram',
    topics: ['Wisdom', 'Parables'],
    minutes: 36,
    about:
      'Both builders heard the same words and met the same storm. The difference was what they did in between.',
  },
  {
    title: 'Marriage as a Garden',
    speaker: 'esther',
    topics: ['Family', 'Marriage'],
    minutes: 49,
    about: 'Gardens do not keep themselves. Seven small things that keep a marriage green.',
  },
  {
    title: 'The Cross and the Crowd',
    speaker: 'daniel',
    topics: ['Easter', 'Salvation'],
    minutes: 44,
    about:
      'Soldiers, friends, mockers and one thief: everyone at the cross saw something different. What do we see?',
  },
  {
    title: 'He Is Not Here',
    speaker: 'daniel',
    topics: ['Easter', 'Hope'],
    minutes: 38,
    about:
      'The first people to tell the news were not believed. An Easter morning message about evidence and joy.',
  },
  {
    title: 'Breakfast by the Lake',
    speaker: 'esther',
    topics: ['Easter', 'Forgiveness'],
    minutes: 37,
    about: 'After the worst failure of his life, Peter is asked one question three times.',
  },
  {
    title: 'Wind and Fire',
    speaker: 'arun',
    topics: ['Holy Spirit', 'Pentecost'],
    minutes: 41,
    about: 'They waited ten days in one room, and then the city heard its own languages.',
  },
  {
    title: 'Elders, Deacons and the Rest of Us',
    speaker: 'elder',
    topics: ['Church', 'Serving'],
    minutes: 28,
    about: 'How a church is cared for, and why every member has a part in it.',
  },
  {
    title: 'The Slow Work of Healing',
    speaker: 'rachel',
    topics: ['Healing', 'Hope'],
    minutes: 46,
    about: "A doctor's reflections on miracles, medicine and the long months in between.",
  },
  {
    title: 'Generous',
    speaker: 'vikram',
    topics: ['Giving', 'Trust'],
    minutes: 33,
    about: 'The Macedonians were poor and begged for the chance to give. What did they know?',
  },
  {
    title: 'அமைதியில் தேவனைக் கேட்பது',
    speaker: 'selvam',
    topics: ['Tamil', 'Prayer'],
    minutes: 39,
    about: null,
  },
  {
    title: 'Hope in Exile',
    speaker: 'daniel',
    topics: ['Hope', 'Jeremiah'],
    minutes: 42,
    about:
      "Plant gardens, marry, pray for the city. God's letter to people who wanted to be elsewhere.",
  },
  {
    title: 'The Armour We Forget',
    speaker: 'arun',
    topics: ['Prayer', 'Courage'],
    minutes: 40,
    about:
      'Paul ends his list of armour with prayer, four times over. It is the part we most often leave at home.',
  },
  {
    title: 'Two Coins',
    speaker: 'esther',
    topics: ['Giving', 'Worship'],
    minutes: 27,
    about: 'Jesus sat down opposite the offering box and watched. He was impressed only once.',
  },
  {
    title: 'Ruth: Loyalty on a Dusty Road',
    speaker: 'rachel',
    topics: ['Family', 'Love'],
    minutes: 43,
    about:
      'A widow, a foreigner and an empty field, and God at work in every chapter without a single miracle.',
  },
  {
    title: 'Faith at Work: Bricks, Straw and Impossible Deadlines',
    speaker: 'vikram',
    topics: ['Work', 'Courage'],
    minutes: 38,
    about:
      'Israel in Egypt knew about unreasonable managers. Exodus has something to say to them and to us.',
  },
  {
    title: 'The Prayer Jesus Left Us',
    speaker: 'daniel',
    topics: ['Prayer', 'Discipleship'],
    minutes: 45,
    about:
      "Line by line through the Lord's Prayer, beginning with the word most of us hurry past: our.",
  },
  {
    title: 'Better Together',
    speaker: 'arun',
    topics: ['Fellowship', 'Serving'],
    minutes: 35,
    about: 'Nehemiah gave every family the stretch of wall in front of its own house.',
  },
  {
    title: 'Songs for the Road',
    speaker: 'guest',
    topics: ['Psalms', 'Joy'],
    minutes: 31,
    about: 'Pilgrims sang fifteen psalms on the way up to Jerusalem. We try three of them.',
  },
  {
    title: 'The Friend at Midnight',
    speaker: 'esther',
    topics: ['Prayer', 'Parables'],
    minutes: 34,
    about: 'A story about bread, a locked door and a neighbour who would not go away.',
  },
  {
    title: 'சிலுவையின் வழி',
    speaker: 'selvam',
    topics: ['Tamil', 'Easter'],
    minutes: 47,
    about: 'In Tamil: the road to the cross, and those who walked part of it with him.',
  },
  {
    title: 'Known by Name',
    speaker: 'rachel',
    topics: ['Identity', 'Hope'],
    minutes: 36,
    about:
      'Mary did not recognise him until he said her name. A message for anyone who feels like a number.',
  },
  {
    title: "The Potter's Hands",
    speaker: 'vikram',
    topics: ['Character', 'Growth'],
    minutes: 32,
    about:
      'Jeremiah watched a pot go wrong on the wheel, and saw that the potter did not throw away the clay.',
  },
  {
    title: 'What We Believe: An Introduction',
    speaker: 'elder',
    topics: ['Church', 'Teaching'],
    minutes: 50,
    about:
      'The first evening of a course for newcomers: who God is, and why it matters on an ordinary day.',
  },
]
