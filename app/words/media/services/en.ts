type Next = { occasion: string | undefined; date: string; time: string; language: string }

export const en = {
  liveNow: 'Live now',
  liveNowOn: (occasion: string) => `Live now: ${occasion}`,
  next: ({ occasion, date, time, language }: Next) =>
    `Next service: ${occasion ? `${occasion}, ` : ''}${date}, ${time} IST (${language})`,
  noneOn: ({ date, reason }: { date: string; reason: string }) =>
    `No service on ${date}: ${reason}`,
}
