import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { writeYaml } from '#content-model/editing/write-yaml.ts'
import type { TreeFile } from '#content-model/tree-files.ts'

export const CONFERENCES = 'conferences.yaml'

/** The files with another value of one of them. */
export function changedFiles(
  files: readonly TreeFile[],
  path: string,
  change: (value: unknown) => unknown,
): TreeFile[] {
  return files.map((file) =>
    file.path === path
      ? { ...file, body: writeYaml(file.body, change(yamlValue(file.body))) }
      : file,
  )
}

/** The value of one of the files. */
export function fileValue(files: readonly TreeFile[], path: string): unknown {
  const file = files.find((each) => each.path === path)
  return file && yamlValue(file.body)
}
