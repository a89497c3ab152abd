import { readFileSync } from 'node:fs'

/** Reads a file of samples at first use. JSON, because parsing YAML was a tenth of a start with the sandbox. */
export function lazySamples<Samples>(file: URL): () => Samples {
  let samples: Samples | undefined
  return () => {
    samples ??= readSamples<Samples>(file)
    return samples
  }
}

/** Not validated: the file is ours, and the tests read all of it. */
function readSamples<Samples>(file: URL): Samples {
  return JSON.parse(readFileSync(file, 'utf8'))
}
