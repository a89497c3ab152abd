import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlayer, readVideos, readVimeoVideo } from './video.ts'

const origins = ['https://player.vimeo.com']
const plain = 'https://player.vimeo.com/video/7?dnt=1&autoplay=1'
const unlisted = 'https://player.vimeo.com/video/7?h=ab&dnt=1&autoplay=1'

test.each([
  ['<iframe src="https://player.vimeo.com/video/7"></iframe>', plain],
  ["<iframe width='1' src='https://player.vimeo.com/video/7'></iframe>", plain],
  [
    '<p><IFRAME\n title="x" src="https://player.vimeo.com/video/7?h=ab&amp;x=0"></IFRAME>',
    unlisted,
  ],
  ['<iframe src="https://player.vimeo.com/video/7?h=%22%3E%3Cscript%3E"></iframe>', plain],
])('%s is played at %s', (html, player) => {
  expect(readPlayer({ html }, origins)).toBe(player)
})

test.each([
  [''],
  ['<iframe></iframe>'],
  ['<iframe src="https://evil.example/video/7"></iframe>'],
  ['<iframe src="https://player.vimeo.com.evil.example/video/7"></iframe>'],
  ['<iframe src="https://evil.example@player.vimeo.com/video/7"></iframe>'],
  ['<iframe src="http://player.vimeo.com/video/7"></iframe>'],
  ['<iframe src="//player.vimeo.com/video/7"></iframe>'],
  ['<iframe src="javascript:alert(1)//player.vimeo.com/video/7"></iframe>'],
  ['<iframe src="https://player.vimeo.com/logout"></iframe>'],
  ['<img src="https://player.vimeo.com/video/7">'],
  ['<iframe src="https://player.vimeo.com/video/7'],
])('%s is not played', (html) => {
  expect(readPlayer({ html }, origins)).toBeUndefined()
})

test('an address may be given without code around it', () => {
  expect(readPlayer({ address: 'https://player.vimeo.com/video/7?h=ab' }, origins)).toBe(unlisted)
  expect(readPlayer({ address: null }, origins)).toBeUndefined()
})

const settings = {
  userId: '100',
  playerOrigins: ['https://player.vimeo.com'],
  pictureOrigins: ['https://i.vimeocdn.com'],
  listedBy: 'church',
} as const

function video(changes: object = {}) {
  return {
    uri: '/videos/7',
    name: 'Hope',
    description: null,
    tags: [{ name: 'Prayer' }],
    pictures: { sizes: [{ width: 640, link: 'https://i.vimeocdn.com/video/7_640' }] },
    embed: { html: '<iframe src="https://player.vimeo.com/video/7?h=ab"></iframe>' },
    user: { uri: '/users/100', link: 'https://vimeo.com/citychurch' },
    ...changes,
  }
}

function read(...data: unknown[]) {
  return readVideos({ total: data.length, data }, settings)
}

const MADE = { release_time: null, created_time: '2026-06-05T10:00:00+05:30' }
const RELEASED = { publishedAt: '2026-06-07T06:30:00.000Z' }

test('a video becomes a sermon', () => {
  expect(read(video()).sermons).toEqual([
    {
      id: '7',
      title: 'Hope',
      description: '',
      tags: ['Prayer'],
      player: unlisted,
      thumbnail: 'https://i.vimeocdn.com/video/7_640',
    },
  ])
})

test.each([
  ['made, and released later', { ...MADE, release_time: '2026-06-07T06:30:00+00:00' }, RELEASED],
  ['made, and not released', MADE, { publishedAt: '2026-06-05T04:30:00.000Z' }],
  ['of a length', { duration: 2415 }, { seconds: 2415 }],
  ['in a language', { language: 'ta' }, { language: 'ta' }],
  ['unlisted', { privacy: { view: 'unlisted' } }, { unlisted: true }],
])('a video that is %s says so', (_, changes, expected) => {
  expect(read(video(changes)).sermons[0]).toMatchObject(expected)
})

test.each([
  ['nothing', { release_time: null, created_time: null, duration: null, language: null }],
  ['times that are no times', { release_time: 'soon', created_time: '7' }],
  ['a month that is none', { created_time: '2026-13-01T00:00:00+00:00' }],
  ['no length yet', { duration: 0 }],
  ['a length below zero', { duration: -5 }],
  ['a length without end', { duration: 1e12 }],
  ['values of another shape', { release_time: 7, duration: '30', language: ['ta'] }],
])('a video that says %s has no date, length or language', (_, changes) => {
  expect(read(video(changes)).sermons).toEqual(read(video()).sermons)
})

const ELSE = { user: { uri: '/users/7', link: 'https://vimeo.com/else' } }

test.each([
  ['the church’s own', {}, 1, '7'],
  ['of another account', ELSE, 0, undefined],
  ['of the account, by the name in its address', { user: { uri: '/users/100' } }, 1, '7'],
  ['of an owner who is not named', { user: undefined }, 1, undefined],
  ['for the church only', { privacy: { view: 'nobody' } }, 0, undefined],
  ['behind a password', { privacy: { view: 'password' } }, 0, undefined],
  ['hidden from Vimeo itself', { privacy: { view: 'disable' } }, 1, '7'],
  ['unlisted', { privacy: { view: 'unlisted' } }, 1, '7'],
])('a video that is %s is listed %i times, and read alone as %s', (_, changes, count, id) => {
  const { sermons, skipped } = read(video(changes))
  expect([sermons.length, skipped]).toEqual([count, 0])
  expect(readVimeoVideo(video(changes), settings)?.id).toBe(id)
})

test.each([[null], ['video'], [{}], [{ total: 1, data: [] }]])('%j is no video', (body) => {
  expect(() => readVimeoVideo(body, settings)).toThrow('without a video')
})

test.each([
  ['nothing at all', null],
  ['text', 'video'],
  ['no title', video({ name: null })],
  ['a blank title', video({ name: ' \u202e ' })],
  ['no number', video({ uri: '/albums/7' })],
  ['a foreign address', video({ uri: 'https://evil.example/videos/7' })],
  ['an owner that is no owner', video({ user: 'me' })],
])('an item with %s is skipped and counted, and the others are shown', (_, item) => {
  expect(read(item, video())).toMatchObject({ skipped: 1, sermons: [{ id: '7' }] })
})

test.each([
  ['no tags', { tags: null }, { tags: [] }],
  ['tags of another shape', { tags: ['x'] }, { tags: [] }],
  ['a description of another shape', { description: 7 }, { description: '' }],
  ['markup in its title', { name: '<script>1</script>' }, { title: '<script>1</script>' }],
  ['text that turns around', { name: 'a\u202eb' }, { title: 'ab' }],
])('a video with %s is still a sermon', (_, changes, expected) => {
  expect(read(video(changes))).toMatchObject({ skipped: 0, sermons: [expected] })
})

test('in a list of everybody’s videos, one without an owner is not the church’s', () => {
  const list = { total: 1, data: [video({ user: undefined })] }
  expect(readVideos(list, { ...settings, listedBy: 'everybody' }).sermons).toEqual([])
})

test('an account may be known by its name', () => {
  const list = { total: 1, data: [video()] }
  expect(readVideos(list, { ...settings, userId: 'citychurch' }).sermons).toHaveLength(1)
})

test.each([
  [[295, 640, 1280], 640],
  [[295, 960, 1280], 960],
  [[100, 295], 295],
])('of pictures %j wide, the one of %i is taken', (widths, width) => {
  const sizes = widths.map((each) => ({ width: each, link: `https://i.vimeocdn.com/${each}` }))
  expect(read(video({ pictures: { sizes } })).sermons[0]?.thumbnail).toBe(
    `https://i.vimeocdn.com/${width}`,
  )
})

test('a picture from elsewhere is not fetched', () => {
  const sizes = [{ width: 640, link: 'http://169.254.169.254/latest' }]
  expect(read(video({ pictures: { sizes } })).sermons[0]).not.toHaveProperty('thumbnail')
})

test.each([[null], ['half'], [{}], [{ total: 1 }], [{ total: '1', data: [] }], [[]]])(
  '%j is no list',
  (body) => {
    expect(() => readVideos(body, settings)).toThrow('without a list')
  },
)

test('whatever an item is, it is a sermon, somebody else’s, or skipped', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (data) => {
      const { sermons, skipped } = readVideos({ total: 0, data }, settings)
      expect(sermons.length + skipped).toBeLessThanOrEqual(data.length)
    }),
  )
})
