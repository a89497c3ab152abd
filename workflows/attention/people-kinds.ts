import { sameFamilies, undeliverable } from '#database/records/attention/attention.ts'
import { openErasures, openRequests } from '#database/records/requests/open-requests.ts'
import { allEvents, isOver } from '#domain/conferences/conference.ts'
import { attentionKind, refundAction, rupees } from './attention-kind.ts'

export const PEOPLE_KINDS = [
  attentionKind('undeliverable', 'by-record', 'soon', 'Mail came back', {
    canWait: true,
    find: ({ db }, of) => undeliverable(db, of),
    says: ({ reason }) => `A mail could not be delivered${reason ? ` (${reason})` : ''}.`,
    actions: (_, record) => [
      { label: 'Correct the address', to: `${record}/correct`, needs: 'correct' },
    ],
  }),
  attentionKind('cancel-asked', 'seeRegistrations', 'soon', 'Asked to cancel', {
    find: ({ db }, of) => openRequests(db, 'cancel', of),
    says: ({ wish }) => wish,
    actions: (_, record) => [
      { label: 'Cancel registration', to: `${record}/cancel`, needs: 'cancel' },
    ],
  }),
  attentionKind('correction-asked', 'seeRegistrations', 'soon', 'Asked for a correction', {
    find: ({ db }, of) => openRequests(db, 'correct', of),
    says: ({ wish }) => wish,
    actions: (_, record) => [
      { label: 'Correct details', to: `${record}/correct`, needs: 'correct' },
    ],
  }),
  attentionKind('erase-asked', 'by-record', 'soon', 'Asked to be erased', {
    saysAll: true,
    find: ({ db }, of) => openErasures(db, of),
    says: () => 'Asks us to erase what we hold about them.',
    actions: (_, record) => [{ label: 'Erase', to: `${record}/erase`, needs: 'erase' }],
  }),
  attentionKind('refund-owed', 'seeMoney', 'risk', 'Money to be given back', {
    find: ({ db }, of) => openRequests(db, 'refund', of),
    says: ({ wish, ...request }) => wish || `${rupees(request)} is to be given back.`,
    actions: (request, record) => [refundAction(record, `Refund ${rupees(request)}`.trim())],
  }),
  attentionKind('same-family', 'seeRegistrations', 'soon', 'Perhaps the same family twice', {
    canWait: true,
    find({ db, content, now }, of) {
      const coming = allEvents(content.conferences).filter((event) => !isOver(event, now()))
      return sameFamilies(
        db,
        coming.map(({ code }) => code),
        of,
      )
    },
    says: () =>
      'Two registrations for one date have the same mobile, e-mail address or names. If it is the same family, cancel one.',
    actions({ earlier_id, later_id }) {
      const both = `/office/registrations/${earlier_id}/beside/${later_id}`
      const later = `/office/registrations/${later_id}/cancel`
      return [
        { label: 'Open both', to: both, needs: 'seeRegistrations' },
        { label: 'Cancel the later one', to: later, needs: 'cancel' },
      ]
    },
  }),
]
