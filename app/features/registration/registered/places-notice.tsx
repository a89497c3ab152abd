import type { Registered } from '#workflows/registration/read-registered.ts'

const WORDS: Record<Registered['places'], string | undefined> = {
  'has-places': undefined,
  waiting: undefined,
  expired:
    'The places held for you were released, because no payment arrived in time. There are still places: continue to payment to get yours.',
  full: 'The places held for you were released, because no payment arrived in time, and there are not enough left now. Please fill in the form again to join the waiting list, or call our office.',
  refunded:
    'The payment for this registration has been given back, and no places are held for it any more. If you would still like to come, please fill in the form again.',
  cancelled:
    'This registration was cancelled, and no places are held for it any more. If you have a question, please call our office.',
  'paid-late':
    'Your payment arrived after the places held for you had been released. Nothing is lost: our office will write to you, with a place or with your money back. Please do not travel before you have heard from us.',
}

/** The state of the places, shown with the payment's outcome. */
export function PlacesNotice({ places }: Pick<Registered, 'places'>) {
  const words = WORDS[places]
  return words ? <p className="notice notice-warning">{words}</p> : null
}
