import DataLoader from 'dataloader'

/**
 * Answers what is asked for in one turn of the event loop in one round trip. `read` answers in the order of what it is
 * given, which is `limit` at most.
 */
export const readTogether = <Asked, Found>(
  read: (asked: readonly Asked[]) => Promise<Found[]>,
  limit = 100,
): ((asked: Asked) => Promise<Found>) => {
  const loader = new DataLoader(read, { cache: false, batchScheduleFn: setImmediate, maxBatchSize: limit })
  return (asked) => loader.load(asked)
}
