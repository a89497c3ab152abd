/** How long the link of a mail signs in. */
export const LINK_MINUTES = 15
export const LINK_MS = LINK_MINUTES * 60_000
