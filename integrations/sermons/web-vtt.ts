import type { SpokenText } from '#domain/sermons/transcript.ts'
import { textOfHtml } from '#integrations/plain-text.ts'

/** More than anybody says in a day, so that a file of nonsense keeps nobody busy. */
const MAX_LINES = 100_000
const MAX_SAID = 20_000
const MAX_LETTERS = 500

/** Undefined when the file is no WebVTT (w3.org/TR/webvtt1). */
export function readWebVtt(file: string): SpokenText[] | undefined {
  if (!/^\uFEFF?WEBVTT(?![^\s])/.test(file)) return undefined
  const said: SpokenText[] = []
  let at: number | undefined
  let text: string[] = []
  for (const line of [...file.split(/\r\n?|\n/, MAX_LINES), '']) {
    const begins = TIMING.exec(line)
    if (begins || line === '') {
      const words = textOfHtml(text.join(' ').replace(MOMENT_TAG, ''), MAX_LETTERS)
      if (at !== undefined && words && said.length < MAX_SAID) said.push({ at, text: words })
      at = begins ? secondsOf(begins) : undefined
      text = []
    } else if (at !== undefined) text.push(line)
  }
  return said
}

const TIMING = /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.\d{3}[ \t]+-->/
/** Each word may have its own moment. */
const MOMENT_TAG = /<[\d:.]{1,20}>/g

function secondsOf([, hours = '0', minutes, seconds]: RegExpExecArray): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
