import { lazySamples } from '../lazy-samples.ts'
import type { Video } from './videos.ts'

const spoken = lazySamples<Record<'en' | 'ta', readonly string[]>>(
  new URL('./spoken.json', import.meta.url),
)

/** A machine has heard the text track of those without a language. */
export function hasTrack({ id }: Video): boolean {
  return Number(id) % 3 === 0
}

/** It is what `GET /videos/{id}/texttracks` says, as far as the church's site reads it. */
export function trackResource({ id, language }: Video, site: string) {
  return {
    active: true,
    type: 'subtitles',
    language: language ?? 'en-x-autogen',
    link: `${site}/captions/${id}.vtt`,
    provenance: language ? 'user_uploaded' : 'autogen_transcribed',
  }
}

/** Someone has uploaded the wrong file to this one. */
const BROKEN = 700_000_041

const SECONDS_A_LINE = 6

export function webVtt({ id, description, language, seconds }: Video): string {
  if (Number(id) === BROKEN) return '1\n00:00:01 --> later\n<b>{"captions": nothing'
  const said = spoken()[language === 'ta' ? 'ta' : 'en']
  // The general sentences come in another order each time.
  const turn = Number(id) % said.length
  const about = language === 'ta' ? [] : [description ?? '']
  const sentences = [...about, ...said.slice(turn), ...said.slice(0, turn)].filter(Boolean)
  const lines = sentences.flatMap(halves)
  const step = Math.min(SECONDS_A_LINE, Math.floor(seconds / lines.length))
  const cues = lines.map(
    (line, place) =>
      `${place + 1}\n${moment(place * step)} --> ${moment((place + 1) * step)}\n${line}\n`,
  )
  return `WEBVTT\n\nNOTE invented\n\n${cues.join('\n')}`
}

function halves(sentence: string): string[] {
  const words = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;').split(' ')
  const middle = Math.ceil(words.length / 2)
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')].filter(Boolean)
}

function moment(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(11, 19)}.000`
}
