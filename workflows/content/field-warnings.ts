import { readYamlFile } from '#content/yaml-file.ts'

/** What is allowed and probably not meant, by the name of its field. */
export type FieldWarnings = Record<string, string>

export function fieldWarnings(path: string, text: string): FieldWarnings {
  const { samples } = readYamlFile(path, text)
  return Object.fromEntries(samples.map(({ place }) => [place, SAMPLE]))
}

const SAMPLE = 'This is an example that came with the site. Please put in your own.'
