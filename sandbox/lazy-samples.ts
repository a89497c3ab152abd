import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Reads a YAML file of samples at first use, so that it does not delay the start. */
export function lazySamples<Samples>(file: URL): () => Samples {
  let samples: Samples | undefined
  return () => {
    samples ??= readSamples<Samples>(file)
    return samples
  }
}

/** Not validated: the file is ours, and the tests read all of it. */
function readSamples<Samples>(file: URL): Samples {
  return parse(readFileSync(file, 'utf8'))
}
