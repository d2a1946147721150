type Values = Record<string, unknown>

/** Values that answers have named, which other calls ask for. */
export interface FoundValues {
  learn(path: string, data: unknown): void
  /** Values for these names, from the answers of the calls nearest to a path. */
  candidates(path: string, names: readonly string[]): Values[]
}

const perAnswer = 3
const candidatesMax = 12

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

/** How many segments two paths begin with together. */
const nearness = (path: string, other: string): number => {
  const others = segmentsOf(other)
  const parting = segmentsOf(path).findIndex((segment, index) => segment !== others[index])
  return parting < 0 ? others.length : parting
}

/** The texts and numbers of an answer by their names, the outer ones first. */
const collect = (data: unknown): Map<string, unknown[]> => {
  const found = new Map<string, unknown[]>()
  let level: unknown[] = [data]
  while (level.length > 0) {
    for (const value of level) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
      for (const [name, part] of Object.entries(value)) {
        if (typeof part !== 'string' && typeof part !== 'number') continue
        const values = found.get(name) ?? []
        if (values.length < perAnswer && !values.includes(part)) found.set(name, [...values, part])
      }
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return found
}

export const createFoundValues = (): FoundValues => {
  const answers: { path: string; found: Map<string, unknown[]> }[] = []
  return {
    learn(path, data) {
      answers.push({ path, found: collect(data) })
    },
    candidates(path, names) {
      const near = answers
        .map((answer) => ({ ...answer, near: nearness(path, answer.path) }))
        .filter(({ near, found }) => near > 0 && names.some((name) => found.has(name)))
        .sort((one, other) => other.near - one.near)
      const made = near.flatMap(({ found }) =>
        Array.from({ length: perAnswer }, (_, index) =>
          Object.fromEntries(
            names.flatMap((name) => {
              const values = found.get(name) ?? near.find((other) => other.found.has(name))?.found.get(name)
              return values ? [[name, values[index] ?? values[0]]] : []
            }),
          ),
        ),
      )
      const distinct = new Map(made.map((values) => [JSON.stringify(values), values]))
      return [...distinct.values()].slice(0, candidatesMax)
    },
  }
}
