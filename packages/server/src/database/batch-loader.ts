import DataLoader from 'dataloader'

/**
 * Loads all keys of one turn of the event loop by one call of `load`, which resolves with a result for each of at
 * most `maxBatchSize` keys, in their order. Nothing is cached.
 */
export const createBatchLoader = <Key, Value>(
  load: (keys: readonly Key[]) => Promise<Value[]>,
  maxBatchSize = 100,
): ((key: Key) => Promise<Value>) => {
  const loader = new DataLoader(load, { cache: false, batchScheduleFn: setImmediate, maxBatchSize })
  return (key) => loader.load(key)
}
