/**
 * What the form for lost links says in every language at once: it belongs to no registration or gift, so
 * nobody has said in which language to speak. Its fields are English, so the others name its button.
 */
export const en = {
  about:
    'Each registration and each gift has a page of its own, with everything about it. We will mail you the links.',
  sent: 'Thank you. If something was registered or given with this address, the links are on their way to it. It can take a few minutes; please check your spam folder too.',
}
