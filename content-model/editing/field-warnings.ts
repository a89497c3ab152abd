import type { Content } from '#content-model/schema/content.ts'
import { contentWarnings } from '#content-model/warnings.ts'
import { readYamlFile } from '#content-model/yaml-file.ts'

/** What is allowed and probably not meant, by the name of its field. */
export type FieldWarnings = Record<string, string>

type Warned = { path: string; text: string; content: Content; now: Date }

export function fieldWarnings({ path, text, content, now }: Warned): FieldWarnings {
  const { samples } = readYamlFile(path, text)
  const doubts = contentWarnings(content, now).filter(({ file }) => file === path)
  return Object.fromEntries([
    ...samples.map(({ place }) => [place, SAMPLE]),
    ...doubts.map((doubt) => [doubt.keys.join('.'), `Please check: ${doubt.text}.`]),
  ])
}

const SAMPLE = 'This is an example that came with the site. Please put in your own.'
