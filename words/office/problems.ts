import type { Problem } from '#domain/problems.ts'
import type { Shortage } from '#domain/registration/places.ts'

export function problemWords(refused: Problem): string {
  return refused.problem === 'full' ? overCapacityWords(refused.shortage) : WORDS[refused.problem]
}

const WORDS: Record<Exclude<Problem['problem'], 'full'>, string> = {
  unknown: 'This registration does not exist.',
  'not-allowed': 'This is not allowed.',
  changed: 'Somebody else has just changed it. Please try again.',
  cancelled: 'This registration is cancelled.',
  'cancel-first': 'The conference is still to come. Please cancel first, then erase.',
  'money-under-way': 'A payment or a refund is still under way. Please erase once it is settled.',
  'date-cancelled': 'This date is cancelled. Please choose another one.',
  'type-not-offered':
    'That date does not offer this type of registration. Please choose the other one, or another date.',
  'not-cancelled': 'This registration is not cancelled.',
  'no-event': 'This conference is no longer on the site.',
  'past-event': 'This conference is over. Please choose a coming date.',
  'same-event': 'It is already for this conference. Please choose another one.',
  'reduced-below': 'Its discounts are larger than the new price. Please reverse them first.',
  'no-person': 'Somebody on this form is not on the registration. Please open it again.',
  'somebody-missing':
    'You can’t remove anybody here. Please go back and press “Remove” beside their name: it shows what is given back.',
  nobody: 'At least one person has to stay. To end it, cancel the registration.',
  'bad-amount': 'Please enter an amount such as 900 or 900.50.',
  'bad-method': 'Please choose how it was paid.',
  'bad-day': 'Please choose a day within the last 400 days, today at the latest.',
  'given-back': 'This money was given back. Reverse what was given back first.',
  'no-reference': 'Please enter the number of the cheque, the UPI payment or the transfer.',
  'long-reference': 'Please enter at most 100 letters.',
  'same-reference': 'A payment with this reference is already recorded.',
  'looks-recorded': 'This looks like a payment that is already recorded.',
  'more-than-price': 'This is more than the price.',
  'more-than-received': 'This is more than can be given back.',
  'no-reason': 'Please say why.',
  'no-receipt': 'There is no such receipt.',
  'void-already': 'This receipt is void already.',
  'no-day-notes': 'This date asks for no notes for the day. Its form can be changed.',
  'no-entry': 'This entry has already been reversed.',
  'no-mismatch': 'This payment is already settled.',
  'same-money': 'This money has already paid for something else. Please ask the payment provider.',
  'no-offer': 'There is no offer that is still open.',
  'too-many': 'Five people are on it already. Please take another registration for them.',
  'has-places': 'It already has its places.',
  'no-places': 'There are not enough places.',
  'no-mail': 'There is no such mail.',
  outdated: 'What this mail says is no longer true.',
  'bad-address': 'Please enter an e-mail address.',
  'no-address': 'No e-mail address is stored with this gift.',
  'not-its-address':
    'Please choose one of these addresses. To use another one, store it first with “Correct details”.',
  'other-price': 'The price has changed in the meantime. Please look at it again.',
  'payers-mail':
    'This mail has the private link of whoever pays, so it goes to their address only.',
  'walk-in-settled': 'Somebody has registered or dismissed this walk-in meanwhile.',
  'bad-note': 'Please write a note of at most 2,000 characters.',
}

export function leftWords(left: number | undefined): string {
  if (left === undefined) return ''
  if (left === 0) return 'full'
  return left === 1 ? '1 place free' : `${left} places free`
}

export function overCapacityWords(shortage: Shortage | undefined): string {
  if (!shortage) return ''
  const { kind, left, wanted } = shortage
  const place = kind === 'residential' ? 'residential place' : 'place'
  if (left === 0) return `All ${place}s are taken.`
  return `Only ${left} ${place}${left === 1 ? '' : 's'} left for ${wanted} people.`
}

export const ALLOW_OVER = 'Allow although it is full'

export function tickToAllowWords(shortage: Shortage): string {
  return `${overCapacityWords(shortage)} To go on all the same, please tick “${ALLOW_OVER}”.`
}

export const STAFF_PROBLEMS = {
  'no-role': 'Choose at least one role, or end the access.',
  'last-admin': 'Nobody else can look after the staff. Make somebody else an admin first.',
  'own-right':
    'You would no longer be able to look after the staff. Tick "I give up my own right" if you mean it.',
  'name-too-long': 'This name is too long.',
  oneself: 'You can’t end your own access. Another admin can.',
  changed: '',
} as const
