/** Why a version was stored: as its author wrote it, or where the files were taken at a start. */
export function whyWords({ source, why }: { source: string; why: string }): string {
  return (source === 'files' && AT_A_START.get(why)) || why
}

const AT_A_START: ReadonlyMap<string, string> = new Map([
  ['first-start', 'The files at the first start'],
  ['files-changed', 'The files had changed at a start'],
])
