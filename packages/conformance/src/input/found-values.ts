type Values = Record<string, unknown>

/** Values that answers have named, which other calls ask for. */
export interface FoundValues {
  learn(path: string, data: unknown): void
  /** Values for these names, from the answers of the calls nearest to a path. */
  candidates(path: string, names: readonly string[]): Values[]
}

type Found = Map<string, unknown[]>

/** How many values of a name are kept of each level of an answer. */
const perLevel = 3
const candidatesMax = 12

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

/** How many segments two paths begin with together. */
const nearness = (path: string, other: string): number => {
  const others = segmentsOf(other)
  const parting = segmentsOf(path).findIndex((segment, index) => segment !== others[index])
  return parting < 0 ? others.length : parting
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The texts and numbers of objects that are equally deep in an answer, by their names. */
const valuesOf = (level: readonly object[]): Found => {
  const found: Found = new Map()
  for (const [name, part] of level.flatMap((one) => (Array.isArray(one) ? [] : Object.entries(one)))) {
    const values = found.get(name) ?? []
    const isValue = typeof part === 'string' || typeof part === 'number'
    if (isValue && values.length < perLevel && !values.includes(part)) found.set(name, [...values, part])
  }
  return found
}

/** The texts and numbers of an answer by their names, the outer ones first. */
const collect = (data: unknown): Found => {
  const found: Found = new Map()
  for (let level = [data].filter(isObject); level.length > 0; ) {
    for (const [name, values] of valuesOf(level)) found.set(name, [...(found.get(name) ?? []), ...values])
    level = level.flatMap((one) => Object.values(one).filter(isObject))
  }
  return found
}

export const createFoundValues = (): FoundValues => {
  const answers: { path: string; found: Found }[] = []
  return {
    learn(path, data) {
      answers.push({ path, found: collect(data) })
    },
    candidates(path, names) {
      const near = answers
        .map((answer) => ({ ...answer, near: nearness(path, answer.path) }))
        .filter(({ near, found }) => near > 0 && names.some((name) => found.has(name)))
        .sort((one, other) => other.near - one.near)
      /** Of this answer, or of the nearest that has the name. */
      const valuesFor = (name: string, found: Found) =>
        found.get(name) ?? near.find((other) => other.found.has(name))?.found.get(name) ?? []
      const made = near.flatMap(({ found }) => {
        const lists = names
          .map((name) => [name, valuesFor(name, found)] as const)
          .filter(([, values]) => values.length > 0)
        const longest = Math.max(...lists.map(([, values]) => values.length))
        return Array.from({ length: longest }, (_, index) =>
          Object.fromEntries(lists.map(([name, values]) => [name, values[index] ?? values[0]])),
        )
      })
      const distinct = new Map(made.map((values) => [JSON.stringify(values), values]))
      return [...distinct.values()].slice(0, candidatesMax)
    },
  }
}
