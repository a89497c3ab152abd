import { expect, test } from 'vitest'
import { playerOf } from './facade.tsx'

test('a YouTube video is embedded without cookies', () => {
  expect(playerOf({ provider: 'youtube', id: 'sample-0001' })).toEqual({
    src: 'https://www.youtube-nocookie.com/embed/sample-0001?autoplay=1&rel=0',
    page: 'https://www.youtube.com/watch?v=sample-0001',
  })
})

test('a Vimeo video is embedded without tracking', () => {
  expect(playerOf({ provider: 'vimeo', id: '000000001' })).toEqual({
    src: 'https://player.vimeo.com/video/000000001?autoplay=1&dnt=1',
    page: 'https://vimeo.com/000000001',
  })
})
