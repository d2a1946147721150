import { programme } from '@chuhai/contract/competition'
import { array, number, optional, strictObject } from 'valibot'
import { cell, csvTable } from '../../content/csv-table'
import { date, moment, text } from '../../content/fields'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlFiles } from '../../content/yaml-files'
import { editionPages } from './editions'
import { editions, schools } from './tables'

const { edition: _, ...parts } = programme.entries

/** An edition; when it starts, and the first row of its schedule, follow from the window of its sign-up. */
const writtenEdition = strictObject({
  ...parts,
  id: number(),
  name: text,
  /** In files of earlier versions: its page, which follows from the order of the editions now. */
  path: optional(text),
  opensAt: moment,
  closesAt: moment,
  signUp: strictObject({ name: text, text }),
  schedule: array(strictObject({ name: text, startsOn: date, endsOn: optional(date), text })),
})

const writtenSchool = strictObject({
  province: text,
  name: text,
  /** Short and former names. */
  aliases: cell.list,
})

/** The editions stay, because teams have signed up for them. */
export const editionContent = tableContent({
  key: 'edition',
  format: yamlFiles('competition', writtenEdition),
  keyOf: ({ id }) => id,
  table: editions,
  rows: (items) =>
    items.map(({ id, name, path: _, opensAt, closesAt, ...programme }) => ({
      id,
      name,
      path: editionPages.latest,
      opensAt,
      closesAt,
      programme: typeset(programme),
    })),
  items: (rows) =>
    rows.map(({ programme, path: _, remindedOf: __, ...columns }) => ({ ...columns, ...programme })),
  isPermanent: () => true,
})

/** The readings of all characters take memory, so they are loaded for changed schools only. */
export const schoolContent = tableContent({
  key: 'school',
  format: csvTable('competition/schools.csv', writtenSchool),
  keyOf: ({ name }) => name,
  table: schools,
  async rows(items) {
    const { readingsOf } = await import('./pinyin')
    return items.map((school) => ({ ...school, ...readingsOf(school.name, school.aliases) }))
  },
  items: (rows) => rows,
})
