import * as v from 'valibot'
import { entries, group } from '#content-model/schema/field.ts'
import { heading, intro } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { markdown, text, written } from '#content-model/schema/values.ts'
import { video } from '#content-model/schema/video.ts'

export const slidesBlock = group('Slides', 'Pictures with words on them, one at a time.', {
  kind: v.literal('slides'),
  heading,
  slides: entries('Slides', 'One picture after the other.', {
    title: text('Title', 'The large words on the picture.', 'Worship'),
    text: text('Text', 'A sentence on the picture.', 'We begin every day with songs.'),
    picture,
  }),
})

export const videoBlock = group('Video', 'One video with a picture until it is played.', {
  kind: v.literal('video'),
  heading,
  text: v.optional(
    markdown(
      'Text',
      'A few sentences above the video. May be left out.',
      'How our church began, in four minutes.',
    ),
  ),
  title: text('Name of the video', 'Follows the word Play on its button.', 'our story'),
  video,
  picture,
})

export const testimoniesBlock = group('Testimonies', 'Videos in which people tell their story.', {
  kind: v.literal('testimonies'),
  heading,
  intro,
  testimonies: entries('Testimonies', 'One video for each.', {
    name: written('Name', 'Who tells the story.', 'Asha'),
    about: text('About', 'In a sentence, what the story is about.', 'How she learnt to forgive.'),
    video,
    picture,
  }),
})
