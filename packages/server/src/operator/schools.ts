import { importSchools, listSchools } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { commandOf } from './command'
import { readNamedText, textTable } from './output'
import { readSchoolList } from './school-list'

const shownMax = 20

/** A title with a count and the first lines under it; nothing where there are none. */
const section = (title: string, lines: readonly string[]): string[] => {
  if (lines.length === 0) return []
  const more = lines.length - shownMax
  return [
    `${title}: ${lines.length}`,
    ...lines.slice(0, shownMax).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

/** The schools that teams may choose from; an import adds those of the Ministry of Education's list. */
export const schools = commandOf('schools', {
  'list [WORDS]': async (words, { call }) => {
    const rows = (await call(listSchools))
      .map(({ name, province, aliases }) => [name, province, aliases.join(' ')])
      .filter((row) => row.some((cell) => cell.includes(words.join(' '))))
    return textTable(['name', 'province', 'other names'], rows)
  },
  'import FILE': async ([file = ''], { call }) => {
    if (file === '') throw new StartError('Name the file: schools import schools.csv')
    const { schools: listed, unread } = readSchoolList(await readNamedText(file))
    const { added, known, renamed, unlisted } = await call(importSchools, { body: listed })
    return [
      `${file}: ${listed.length} schools, ${known} of them known already`,
      ...section('added', added),
      ...section(
        'known by another name, and not added',
        renamed.map(({ listed, name }) => `${listed} is ${name}`),
      ),
      ...section('registered but not on the list, and left as they are', unlisted),
      ...section(
        'rows that could not be read',
        unread.map(({ line, why }) => `line ${line}: ${why}`),
      ),
    ].join('\n')
  },
})
