/** An entry of the lockfile, as far as native parts go. */
type Locked = { version?: string; optionalDependencies?: Record<string, string> }

const PLATFORMS = /linux[^/]*-(x64|arm64)/
const OTHER_LIBC = /musl/

/**
 * Names every native part for Linux on x64 or ARM64 that a locked package asks for and the lockfile
 * lacks. npm skips such a part in silence, and the package then fails on half of the machines.
 */
export function missingParts(packages: Record<string, Locked>): string[] {
  const locked = new Set(
    Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)),
  )
  return Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => PLATFORMS.test(name) && !OTHER_LIBC.test(name))
    .flatMap((name) => [name, twinOf(name)])
    .filter((name) => !locked.has(name))
}

function twinOf(name: string): string {
  return name.includes('x64') ? name.replace('x64', 'arm64') : name.replace('arm64', 'x64')
}
