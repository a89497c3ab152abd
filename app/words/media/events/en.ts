export const en = {
  moreDates: 'More dates',
  registerNow: 'Register Now',
  opensSoon: 'Registration opens soon',
}
