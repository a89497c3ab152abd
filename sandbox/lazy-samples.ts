import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Reads a YAML file of samples when they are first asked for, so that starting doesn't wait for it. */
export function lazySamples<Samples>(file: URL): () => Samples {
  let samples: Samples | undefined
  return () => {
    samples ??= readSamples<Samples>(file)
    return samples
  }
}

/** Not checked: the file is ours, and the tests read all of it. */
function readSamples<Samples>(file: URL): Samples {
  return parse(readFileSync(file, 'utf8'))
}
