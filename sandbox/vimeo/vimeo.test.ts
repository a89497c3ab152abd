import { expect, test } from 'vitest'
import { testSandbox, VIMEO_FOLDER, vimeoReader } from '#tests/support/site/sandbox.ts'

test('a page past the last is not found, and a silly page is invalid', async () => {
  const { read } = await vimeoReader()
  expect((await read(`${VIMEO_FOLDER}?per_page=9&page=9`)).status).toBe(404)
  for (const query of ['page=0', 'page=x', 'per_page=101']) {
    expect((await read(`${VIMEO_FOLDER}?${query}`)).status).toBe(400)
  }
})

test('an answer has the fields that were asked for, and no others', async () => {
  const { read } = await vimeoReader()
  const answer = await read(`${VIMEO_FOLDER}?per_page=1&fields=uri,tags.name,pictures.sizes`)
  const [video] = (await answer.json()).data
  expect(Object.keys(video)).toEqual(['uri', 'pictures', 'tags'])
  expect(Object.keys(video.tags[0])).toEqual(['name'])
})

test('pictures and the player are where browsers are, and the player may be framed', async () => {
  const { trial, read } = await vimeoReader(testSandbox({ origin: 'https://public.test' }))
  const answer = await read(`${VIMEO_FOLDER}?per_page=1&fields=pictures.sizes,player_embed_url`)
  const [video] = (await answer.json()).data
  expect(video.player_embed_url).toMatch(/^https:\/\/public\.test\/sandbox\/vimeo\/player\/\d+\?h=/)
  const picture = await trial.sandbox.fetch(new Request(video.pictures.sizes[1].link))
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toContain('width="640"')
  const player = await trial.sandbox.fetch(new Request(video.player_embed_url))
  expect(player.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(await player.text()).toContain('Sample sermon player')
})

test('people can read the sermons too', async () => {
  const page = await (await testSandbox().get('/sandbox/vimeo')).text()
  expect(page).toContain('The Father Who Ran')
})
