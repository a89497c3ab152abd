declare module 'virtual:document-script' {
  export const DOCUMENT_SCRIPT: string
}

declare module 'virtual:language-files' {
  /** The names of the scripts that each language has a copy of. Empty while developing. */
  export const COPIED: readonly string[]
}

declare module 'virtual:later-scripts' {
  /** For each script the files that it loads later. Empty while developing. */
  export const LATER: Readonly<Record<string, readonly string[]>>
}
