import { expect, test } from 'vitest'
import { readPlayer } from './video.ts'

const origins = ['https://player.vimeo.com']
const plain = 'https://player.vimeo.com/video/7?dnt=1&autoplay=1'

test.each([
  ['<iframe src="https://player.vimeo.com/video/7"></iframe>', plain],
  ["<iframe width='1' src='https://player.vimeo.com/video/7'></iframe>", plain],
  [
    '<div><IFRAME\n title="x" src="https://player.vimeo.com/video/7?h=ab12&amp;badge=0"></IFRAME></div>',
    'https://player.vimeo.com/video/7?h=ab12&dnt=1&autoplay=1',
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
  expect(readPlayer({ address: 'https://player.vimeo.com/video/7?h=a' }, origins)).toBe(
    'https://player.vimeo.com/video/7?h=a&dnt=1&autoplay=1',
  )
  expect(readPlayer({ address: null }, origins)).toBeUndefined()
})
