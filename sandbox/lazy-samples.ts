import { readFileSync } from 'node:fs'

/**
 * The file is JSON, because parsing YAML was a tenth of a start with the sandbox. It is not validated: the
 * file is ours, and the tests read all of it.
 */
export function lazySamples<Samples>(file: URL): () => Samples {
  let samples: { all: Samples } | undefined
  return () => {
    samples ??= { all: JSON.parse(readFileSync(file, 'utf8')) }
    return samples.all
  }
}
