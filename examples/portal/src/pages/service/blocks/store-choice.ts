import { type ShownStore, type StoreFact, storeFactNames } from './shown-store'

/** Stores side by side at most. */
export const comparedMax = 4

export interface StoreChoice {
  /** In the order of the list, whatever the order of the address. */
  chosen: ShownStore[]
  /** How much of the address is no store. */
  unknown: number
  /** How many of its stores are too many. */
  excess: number
}

const storeOf = (word: string, stores: readonly ShownStore[]): ShownStore | undefined =>
  stores.find(({ subject, platformId }) => word === subject || word === String(platformId))

/** The stores that an address names, separated by commas; the id of a platform alone is its first site. */
export const choiceOf = (written: string | undefined, stores: readonly ShownStore[]): StoreChoice => {
  const words = (written ?? '').split(',').filter(Boolean)
  const found = words.map((word) => storeOf(word, stores))
  const named = new Set(found.filter((store) => store !== undefined))
  const taken = new Set([...named].slice(0, comparedMax))
  return {
    chosen: stores.filter((store) => taken.has(store)),
    unknown: found.filter((store) => store === undefined).length,
    excess: named.size - taken.size,
  }
}

/** The subjects of a choice with one store more, or without it, in the order of the list. */
export const toggled = (
  stores: readonly ShownStore[],
  chosen: readonly ShownStore[],
  store: ShownStore,
): string[] =>
  stores
    .filter((each) => (each === store ? !chosen.includes(each) : chosen.includes(each)))
    .map(({ subject }) => subject)

/** A line of a cell; `isOwn` where another store does not have it. */
interface Line {
  text: string
  isOwn: boolean
}

export interface ComparedRow {
  fact: StoreFact
  differs: boolean
  cells: { subject: string; lines: Line[] }[]
}

/** The rows of stores side by side. */
export const comparedRows = (stores: readonly ShownStore[]): ComparedRow[] =>
  (Object.keys(storeFactNames) as StoreFact[]).map((fact) => {
    const isOwn = (text: string) => stores.some(({ facts }) => !facts[fact].includes(text))
    const cells = stores.map(({ subject, facts }) => ({
      subject,
      lines: facts[fact].map((text) => ({ text, isOwn: isOwn(text) })),
    }))
    return { fact, cells, differs: cells.some(({ lines }) => lines.some((line) => line.isOwn)) }
  })
