/** Runs the tasks of one key after each other; those of different keys do not wait. */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(task, task)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}

export type Turns = ReturnType<typeof createTurns>
