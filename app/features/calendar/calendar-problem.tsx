/** Said before the dates, in words. */
export function CalendarProblem({ problem }: { problem: 'late' | 'never-read' | undefined }) {
  if (!problem) return null
  return (
    <p className="notice notice-warning" role="status">
      {WORDS[problem]}
    </p>
  )
}

const WORDS = {
  late: 'Our calendar service can’t be reached at the moment, so these dates may not be the newest.',
  'never-read':
    'Our calendar service is not answering just now. Please try again in a few minutes, or call us.',
} as const
