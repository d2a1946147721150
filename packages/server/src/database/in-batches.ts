/** More rows at once could exceed the statement timeout on a busy machine. */
const batchRows = 100

/** Writes rows a batch at a time. */
export const inBatches = async <T>(
  rows: readonly T[],
  write: (batch: T[]) => Promise<unknown>,
): Promise<void> => {
  for (let at = 0; at < rows.length; at += batchRows) await write(rows.slice(at, at + batchRows))
}
