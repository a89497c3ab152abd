import { expect, test } from 'vitest'
import { readWebVtt } from './web-vtt.ts'

const TRACK = `WEBVTT - of a sermon

NOTE
00:00:00.000 is not said

STYLE
::cue { color: red }

1
00:01.500 --> 00:04.000 align:start
<v Daniel>Good <00:02.000><c>morning</c></v> &amp; welcome
to all

01:02:40.000 --> 01:02:44.000
கிருபை
00:01:00.000 nonsense --> here

`

test('lines are read with their moments, without tags, notes and styles', () => {
  expect(readWebVtt(TRACK)).toEqual([
    { at: 1, text: 'Good morning & welcome to all' },
    { at: 3760, text: 'கிருபை 00:01:00.000 nonsense --> here' },
  ])
  expect(readWebVtt(`\uFEFF${TRACK.replaceAll('\n', '\r\n')}`)).toEqual(readWebVtt(TRACK))
})

test.each(['', 'WEBVTTX', '{"error":"gone"}', '<html>'])('%j is no text track', (file) => {
  expect(readWebVtt(file)).toBeUndefined()
})

test('a file of nonsense is read to its limits', () => {
  const cue = '00:01.000 --> 00:02.000\n<b<b<b&&&&\n\n'
  expect(readWebVtt(`WEBVTT\n\n${cue.repeat(50_000)}`)?.length).toBeLessThanOrEqual(20_000)
})
