import type { SampleSermon } from './sample-sermons.ts'

/** Other people's videos with the same tags: a tag on Vimeo belongs to everybody. */
export const foreignVideos: readonly SampleSermon[] = [
  {
    title: 'Morning prayer from a hill station',
    speaker: 'daniel',
    topics: ['Prayer'],
    minutes: 12,
    about: 'Filmed by a traveller. Not from this church.',
  },
  {
    title: 'Wedding of Daniel and Samuel’s sister',
    speaker: 'daniel',
    topics: ['Family'],
    minutes: 8,
    about: null,
  },
  {
    title: 'Choir rehearsal',
    speaker: 'esther',
    topics: ['Worship'],
    minutes: 21,
    about: 'A school choir in another town.',
  },
  {
    title: 'Street food tour',
    speaker: 'arun',
    topics: ['Hope'],
    minutes: 9,
    about: 'Tagged by mistake.',
  },
  {
    title: 'Lecture on public health',
    speaker: 'rachel',
    topics: ['Healing'],
    minutes: 64,
    about: 'A university lecture by a namesake.',
  },
  { title: 'Temple drums', speaker: 'selvam', topics: ['Tamil'], minutes: 5, about: null },
  {
    title: 'Cricket highlights',
    speaker: 'vikram',
    topics: ['Courage'],
    minutes: 11,
    about: 'Somebody else’s last over.',
  },
  {
    title: 'Conference trailer',
    speaker: 'guest',
    topics: ['Grace'],
    minutes: 2,
    about: 'Another organisation’s guest speakers.',
  },
]
