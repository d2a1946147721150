import * as v from 'valibot'
import { isOwnPath } from '../web-address'
import { calculators, formulas } from './calculators'

const maybe = <const S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null)

const several = <const S extends v.GenericSchema>(entry: S) =>
  v.pipe(v.array(entry), v.minLength(1, 'must not be empty'))

export const link = v.object({ title: v.string(), path: v.string() })

/** A picture of the portal's own. */
export const picture = v.pipe(v.string(), v.check(isOwnPath, 'must be a path of this site'))

/** The head of a block. `name` is what the contents of the page call it; the name of its type unless given. */
const head = { title: v.string(), lead: maybe(v.string()), name: maybe(v.string()) }

/** A few terms below the header, each with a word or two. */
const facts = v.object({
  type: v.literal('facts'),
  list: several(v.object({ term: v.string(), text: v.string() })),
})

const cells = 'must have as many values as there are columns'

/** One column a plan, one row a fact about each. The plan with a mark is the one most visitors take. */
const prices = v.pipe(
  v.object({
    type: v.literal('prices'),
    ...head,
    plans: several(v.object({ name: v.string(), price: v.string(), mark: maybe(v.string()) })),
    rows: v.array(v.object({ label: v.string(), values: v.array(v.string()) })),
    note: maybe(v.string()),
  }),
  v.forward(
    v.check(({ plans, rows }) => rows.every(({ values }) => values.length === plans.length), cells),
    ['rows'],
  ),
)

/** What happens one after the other, on a route. */
const steps = v.object({
  type: v.literal('steps'),
  ...head,
  list: several(v.object({ when: v.string(), title: v.string(), text: v.string() })),
})

/** Options beside one another: a text, or a grade from 0 to 5, for each in every row. */
const comparison = v.pipe(
  v.object({
    type: v.literal('comparison'),
    ...head,
    options: several(
      v.object({
        name: v.string(),
        note: maybe(v.string()),
        mark: maybe(v.string()),
        path: maybe(v.string()),
      }),
    ),
    rows: several(
      v.object({
        label: v.string(),
        values: v.array(v.union([v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(5))])),
      }),
    ),
    note: maybe(v.string()),
  }),
  v.forward(
    v.check(({ options, rows }) => rows.every(({ values }) => values.length === options.length), cells),
    ['rows'],
  ),
)

const sameNames = (found: readonly { name: string }[], names: readonly string[]) =>
  found.length === names.length && names.every((name) => found.some((one) => one.name === name))

/** One of the formulas, with its inputs in the visitor's words. The first result is the answer, the others explain it. */
const calculator = v.pipe(
  v.object({
    type: v.literal('calculator'),
    ...head,
    formula: v.picklist(formulas),
    inputs: several(
      v.object({
        name: v.string(),
        label: v.string(),
        unit: v.string(),
        min: v.number(),
        max: v.number(),
        step: v.pipe(v.number(), v.gtValue(0)),
        value: v.number(),
        hint: maybe(v.string()),
      }),
    ),
    results: several(
      v.object({ name: v.string(), label: v.string(), unit: v.string(), digits: v.optional(v.number(), 0) }),
    ),
    note: maybe(v.string()),
  }),
  v.forward(
    v.check(
      ({ formula, inputs }) => sameNames(inputs, calculators[formula].inputs),
      'must be the inputs of the formula',
    ),
    ['inputs'],
  ),
  v.forward(
    v.check(
      ({ formula, results }) => results.every(({ name }) => calculators[formula].results.includes(name)),
      'must be results of the formula',
    ),
    ['results'],
  ),
)

/** Client cases, by their ids; the first one in the client's own words. */
const cases = v.object({ type: v.literal('cases'), ...head, ids: several(v.number()) })

/** The newest articles with a tag. */
const articles = v.object({ type: v.literal('articles'), ...head, tag: v.string() })

const questions = v.object({
  type: v.literal('questions'),
  ...head,
  list: several(v.object({ question: v.string(), answer: v.string() })),
})

/** What to prepare; a visitor ticks it off and prints it. */
const checklist = v.object({
  type: v.literal('checklist'),
  ...head,
  groups: several(
    v.object({ title: v.string(), items: several(v.object({ text: v.string(), note: maybe(v.string()) })) }),
  ),
})

/** Large figures, and where they come from. */
const figures = v.object({
  type: v.literal('figures'),
  ...head,
  list: several(
    v.object({ figure: v.string(), unit: maybe(v.string()), label: v.string(), note: maybe(v.string()) }),
  ),
  source: maybe(v.string()),
})

/**
 * Pictures with what they show. `group` narrows them down; `ask` offers a consultation about one, `together` one about several that a
 * visitor has ticked.
 */
const gallery = v.object({
  type: v.literal('gallery'),
  ...head,
  items: several(
    v.object({
      picture,
      title: v.string(),
      text: v.string(),
      group: maybe(v.string()),
      facts: v.optional(v.array(v.object({ term: v.string(), text: v.string() })), []),
    }),
  ),
  ask: maybe(v.string()),
  together: maybe(v.string()),
})

/** Dates to come. One that repeats moves on when it is over. */
const timetable = v.object({
  type: v.literal('timetable'),
  ...head,
  list: several(
    v.object({
      date: v.pipe(v.string(), v.isoDate('must be a date')),
      until: maybe(v.pipe(v.string(), v.isoDate('must be a date'))),
      repeats: maybe(v.picklist(['weekly', 'monthly', 'quarterly', 'yearly'])),
      title: v.string(),
      text: v.string(),
      tag: maybe(v.string()),
    }),
  ),
  note: maybe(v.string()),
})

/** Figures by row; the first column is its name. `filter` is the placeholder of a field that narrows rows down. */
const table = v.pipe(
  v.object({
    type: v.literal('table'),
    ...head,
    columns: several(v.object({ title: v.string(), isNumber: v.optional(v.boolean(), false) })),
    rows: several(v.array(v.string())),
    filter: maybe(v.string()),
    note: maybe(v.string()),
  }),
  v.forward(
    v.check(({ columns, rows }) => rows.every((row) => row.length === columns.length), cells),
    ['rows'],
  ),
)

/** Markdown, a chapter under each heading; `## Title {#id}` is listed in the contents. */
const text = v.object({ type: v.literal('text'), body: v.string(), updated: maybe(v.string()) })

const people = v.object({
  type: v.literal('people'),
  ...head,
  list: several(
    v.object({
      name: v.string(),
      role: v.string(),
      text: v.string(),
      fields: v.optional(v.array(v.string()), []),
    }),
  ),
})

/** Offices: where they are, when they are open, how to come. `map` is drawn by us, `mapService` the place on a map of others. */
const places = v.object({
  type: v.literal('places'),
  ...head,
  list: several(
    v.object({
      name: v.string(),
      address: v.string(),
      hours: v.string(),
      phone: maybe(v.string()),
      ways: v.optional(v.array(v.object({ by: v.string(), text: v.string() })), []),
      map: maybe(picture),
      mapService: maybe(v.pipe(v.string(), v.regex(/^https:\/\/[^\s]+$/, 'must begin with https://'))),
    }),
  ),
})

/** What platforms ask on their sites, side by side: a visitor chooses up to four. */
const storeComparison = v.object({ type: v.literal('storeComparison'), ...head, note: maybe(v.string()) })

/** What one platform asks on each of its sites, with the ways to compare and to apply. */
const storeSites = v.object({ type: v.literal('storeSites'), ...head, platform: v.number() })

/** The consultation form with the sections it begins with, and pages that are read next. */
const consultation = v.object({
  type: v.literal('consultation'),
  title: v.string(),
  text: v.string(),
  sections: v.optional(v.array(v.string()), []),
  links: v.optional(v.array(link), []),
})

/** A part of a page. */
export const block = v.variant('type', [
  facts,
  prices,
  steps,
  comparison,
  calculator,
  cases,
  articles,
  questions,
  checklist,
  figures,
  gallery,
  timetable,
  table,
  text,
  people,
  places,
  storeComparison,
  storeSites,
  consultation,
])

/** A part of a page, told apart by `type`. */
export type Block = v.InferOutput<typeof block>
/** The name of a type of block. */
export type BlockType = Block['type']
/** A block of one type: `BlockOf<'prices'>`. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>
