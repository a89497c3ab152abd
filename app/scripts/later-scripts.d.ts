declare module 'virtual:later-scripts' {
  /** For each script the files that it loads later. Empty while developing. */
  export const LATER: Readonly<Record<string, readonly string[]>>
}
