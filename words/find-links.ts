/** English; `lostLinks` of `my-pages` says to readers of the other languages what the form is for. */
export const FIND_LINKS_WORDS = {
  title: 'Your registrations and gifts',
  description: 'We mail you the links to your registrations and gifts.',
  email: 'Email',
  help: 'The address that you used when you registered or gave.',
  send: 'Send my links',
  problem: 'Please enter your e-mail address, such as asha@example.org.',
}
