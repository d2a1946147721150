/** Rejects with an error of `late` when work takes longer than `ms`; a later failure of the work is ignored. */
export const withTimeout = async <T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> => {
  work.catch(() => {})
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
