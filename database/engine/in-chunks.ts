/** Rows of at most so many statements' parameters: SQLite takes 32,766 of them, and PostgreSQL 65,535. */
export function* inChunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    yield rows.slice(start, start + MAX_ROWS)
  }
}

const MAX_ROWS = 500
