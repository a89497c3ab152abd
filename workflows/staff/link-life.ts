/** How long a link signs in that was asked for on the sign-in page. */
export const LINK_MINUTES = 15
export const LINK_MS = LINK_MINUTES * 60_000

/** How long an invitation signs in: whoever is invited may be away for some days. */
export const INVITATION_MS = 7 * 24 * 60 * 60_000
