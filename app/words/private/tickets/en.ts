export const en = {
  heading: (count: number): string => (count === 1 ? 'Your ticket' : 'Tickets'),
  show: (count: number): string =>
    count === 1
      ? 'Please show the code at the entrance.'
      : 'Please show each code at the entrance.',
  offline: 'This page works offline once you have opened it.',
  pdf: (count: number) => `${count === 1 ? 'Ticket' : 'Tickets'} to print (PDF)`,
  qr: (name: string) => `QR code of ${name}’s ticket`,
  room: (room: string) => `Room: ${room}`,
  share: (name: string) => `Share ${name}’s ticket`,
  shareAll: 'Share the tickets',
  /** More than one. */
  several: (count: number) => `${count} tickets`,
}
