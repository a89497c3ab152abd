export const en = {
  title: 'When registration opens',
  description: 'One mail when registration opens.',
  ask: (title: string) =>
    `Shall we write to you when registration for ${title} opens? It is one mail, and then we delete your address.`,
  confirm: 'Yes, tell me',
  confirmed: (title: string) =>
    `Thank you. We will write to you once, when registration for ${title} opens.`,
}
