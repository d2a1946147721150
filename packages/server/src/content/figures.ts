import type { Db } from '../database/db'
import type { ItemProblem } from './content-type'
import { inTexts, typeset } from './typeset'

/** What texts of pages may name in braces: how we are reached, and what the database counts. */
export const figureNames = [
  'phone',
  'hours',
  'email',
  'address',
  'providers',
  'services',
  'courses',
  'teachers',
  'learners',
  'sites',
  'siteTypes',
  'platforms',
  'spaces',
  'vacantSeats',
  'edition',
  'prizeMoney',
] as const
/** One of `figureNames`. */
export type FigureName = (typeof figureNames)[number]

/** Reads each figure as texts show it. */
export type Figures = Readonly<Record<FigureName, (db: Db, now: Date) => Promise<string>>>

const braced = /\{([A-Za-z]\w*)\}/g

const namesIn = (content: unknown): string[] => [
  ...new Set([...JSON.stringify(content).matchAll(braced)].map(([, name = '']) => name)),
]

const isKnown = (name: string): name is FigureName => (figureNames as readonly string[]).includes(name)

/** Puts figures in where content names them, as `由 {providers} 家服务商承接` does; only those are read. */
export const withFigures = async <T>(content: T, figures: Figures, db: Db, now: Date): Promise<T> => {
  const named = namesIn(content).filter(isKnown)
  if (named.length === 0) return content
  const values = new Map<string, string>(
    await Promise.all(named.map(async (name) => [name, await figures[name](db, now)] as const)),
  )
  return typeset(inTexts(content, (text) => text.replace(braced, (whole, name) => values.get(name) ?? whole)))
}

/** Returns a problem for each item that names a figure which there is not. */
export const unknownFigures = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ItemProblem[] =>
  items.flatMap((item) =>
    namesIn(item)
      .filter((name) => !isKnown(name))
      .map((name) => ({
        key: keyOf(item),
        message: `{${name}} is not a known figure: write one of ${figureNames.join(', ')}`,
      })),
  )
