import { homeSections as shown } from '@chuhai/contract/home'
import { array, type InferOutput, number, object, omit, optional, pipe, regex, string } from 'valibot'
import { unknownFigures } from '../../content/figures'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { type Section, yamlSections } from '../../content/yaml-files'
import { homeSections } from './tables'

/** The page of a course, by which a section names it. */
const coursePage = /^\/school\/detail\?id=([1-9]\d*)$/

/** The number of the course that such a path leads to. */
export const courseIdOf = (path: string): number => Number(coursePage.exec(path)?.[1])

/**
 * The sections as they are written. What the database knows is not: of activities, courses and providers only which are shown
 * and how, of the competition only which stages.
 */
const schemas = {
  ...shown,
  activities: object({
    ...omit(shown.activities, ['featured', 'list']).entries,
    featured: object({ tag: string(), id: number() }),
  }),
  market: object({
    ...omit(shown.market, ['offers']).entries,
    /** Providers by their numbers; the newest where none is named. */
    providers: optional(array(number()), []),
  }),
  school: object({
    ...omit(shown.school, ['courses']).entries,
    courses: array(object({ illustration: string(), path: pipe(string(), regex(coursePage)) })),
  }),
  contest: object({
    ...omit(shown.contest, ['edition', 'stages']).entries,
    /** By their names in the schedule of the edition; the first is the sign-up. */
    stages: array(object({ title: string() })),
  }),
}

export type HomeContent = { [Name in keyof typeof schemas]: InferOutput<(typeof schemas)[Name]> }

/** The sections of the home page, a file each; only the announcement may be left out. */
export const homeContent = tableContent({
  key: 'home',
  format: yamlSections('home', schemas),
  keyOf: ({ name }) => name,
  table: homeSections,
  rows: (sections) => sections.map(({ name, content }) => ({ name, content: typeset(content) })),
  items: (rows) => rows as Section<typeof schemas>[],
  isPermanent: (name) => name !== 'announcement',
  check: (items) => unknownFigures(items, ({ name }) => name),
})
