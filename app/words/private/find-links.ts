/** English: the page belongs to no registration or gift, so nobody has said in which language to speak. */
export const FIND_LINKS_WORDS = {
  title: 'Your registrations and gifts',
  description: 'We mail you the links to your registrations and gifts.',
  sent: 'Thank you. If something was registered or given with this address, the links are on their way to it. It can take a few minutes; please check your spam folder too.',
  about:
    'Each registration and each gift has a page of its own, with everything about it. We will mail you the links.',
  email: 'Email',
  help: 'The address that you used when you registered or gave.',
  send: 'Send my links',
  problem: 'Please enter your e-mail address, such as asha@example.org.',
}
