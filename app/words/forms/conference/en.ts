export const en = {
  /** Beside a date that has passed and can still be chosen. */
  over: (lastDay: string) => `This conference was over on ${lastDay}`,
  /** Where such a date was chosen. */
  wasOver: (lastDay: string) => `This conference was over on ${lastDay}.`,
  movedFrom: (dates: string) => `Moved from ${dates}.`,
}
