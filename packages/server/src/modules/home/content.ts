import { homeSections as shown } from '@chuhai/contract/home'
import { type InferOutput, number, object, omit, string } from 'valibot'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { type Section, yamlSections } from '../../content/yaml-files'
import { homeSections } from './tables'

/** The sections as they are written: of the activities only which one is shown large, and its tag. */
const schemas = {
  ...shown,
  activities: object({
    ...omit(shown.activities, ['featured', 'list']).entries,
    featured: object({ tag: string(), id: number() }),
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
})
