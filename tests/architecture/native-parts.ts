/** The fields of a lockfile entry that are about native parts. */
type Locked = { version?: string; optionalDependencies?: Record<string, string> }

const PLATFORMS = /linux[^/]*-(x64|arm64)/
const OTHER_LIBC = /musl/

/**
 * The native parts for Linux on x64 or ARM64 that a locked package asks for and the lockfile lacks. npm
 * skips a missing part silently, and the package then fails on some machines.
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
