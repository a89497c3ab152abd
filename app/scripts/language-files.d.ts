declare module 'virtual:language-files' {
  /** The names of the scripts that each language has a copy of. Empty while developing. */
  export const COPIED: readonly string[]
}
