import type { OfficeAction } from '#domain/office-action.ts'

/** What was done, in the words of its button. What an earlier release stored is such words already. */
export function actionWords(action: string): string {
  return WORDS.get(action) ?? action
}

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'take-registration': 'Take registration',
    correct: 'Correct details',
    move: 'Move to another date',
    'cancel-registration': 'Cancel registration',
    'cancel-person': 'Cancel one person',
    'take-off': 'Take off',
    'restore-registration': 'Restore registration',
    'offer-place': 'Offer a place',
    'add-note': 'Add a note',
    'send-mail-again': 'Send mail again',
    'write-to-people': 'Write to these people',
    'ask-to-cancel': 'Ask to cancel',
    'ask-for-correction': 'Ask for a correction',
    'ask-for-money-back': 'Ask for money back',
    'take-back-request': 'Take back a request',
    'record-payment': 'Record payment',
    'give-reduction': 'Give a reduction',
    'take-back': 'Take back',
    refund: 'Refund',
    'accept-payment': 'Accept payment',
    'send-back-payment': 'Send back payment',
    'record-gift': 'Record a gift',
    'reissue-receipt': 'Reissue receipt',
    'void-receipt': 'Void receipt',
    'keep-settlement': 'Keep this result',
    'close-day': 'Close the day',
    'open-day': 'Open the day again',
    'settle-attention': 'Mark as settled',
    'export-csv': 'Export CSV',
    'export-excel': 'Export Excel',
    'export-tax-list': 'Export the tax list',
    publish: 'Publish',
    'close-past-dates': 'Close past dates',
    'bring-back': 'Bring back',
    'delete-page': 'Delete page',
    'import-content': 'Import content',
    invite: 'Invite',
    'change-roles': 'Change roles',
    'change-name': 'Change name',
    'end-access': 'End access',
    'add-passkey': 'Add a passkey',
    'remove-passkey': 'Remove a passkey',
    'sign-out-everywhere': 'Sign out everywhere',
  } satisfies Record<OfficeAction, string>),
)
