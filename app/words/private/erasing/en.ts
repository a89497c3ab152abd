export const en = {
  everything: (parts: number) =>
    `This is everything that we hold${parts === 1 ? '' : ' about these people and this record'}.`,
  download: 'Download it (JSON)',
  heading: 'Erase it',
  what: 'Our office will erase names, addresses and numbers, here and in the mails we have kept. Records of money that the law requires will stay, without names where the law allows it. After that, this page will be gone.',
  ahead: 'Your conference is still to come, so our office will cancel your registration first.',
  asked: 'You have asked us to erase it. Our office will do it.',
  ask: 'Ask us to erase it',
}
