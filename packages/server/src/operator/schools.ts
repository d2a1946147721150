import { readFile } from 'node:fs/promises'
import { StartError } from '../process/start-error'
import type { AdminApi } from './admin-api'
import { fromCaller, textTable } from './output'
import { readSchoolList } from './school-list'

const shownMax = 20

const list = async (admin: AdminApi, words: string): Promise<string> => {
  const rows = (await admin.schools())
    .map(({ name, province, aliases }) => [name, province, aliases.join(' ')])
    .filter((row) => row.some((cell) => cell.includes(words)))
  return textTable(['name', 'province', 'other names'], rows)
}

/** A title with what it counts under it; nothing where there is nothing. */
const part = (title: string, lines: readonly string[]): string[] => {
  if (lines.length === 0) return []
  const more = lines.length - shownMax
  return [
    `${title}: ${lines.length}`,
    ...lines.slice(0, shownMax).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

const imported = async (admin: AdminApi, file = ''): Promise<string> => {
  if (file === '') throw new StartError('Name the file: schools import schools.csv')
  const bytes = await readFile(fromCaller(file)).catch((error: Error) => {
    throw new StartError(`${file} cannot be read: ${error.message}`)
  })
  const { schools, unread } = readSchoolList(bytes)
  const { added, known, renamed, unlisted } = await admin.registerSchools(schools)
  return [
    `${file}: ${schools.length} schools, ${known} of them known already`,
    ...part('added', added),
    ...part(
      'known by another name, and not added',
      renamed.map(({ listed, name }) => `${listed} is ${name}`),
    ),
    ...part('registered but not on the list, and left as they are', unlisted),
    ...part(
      'rows that could not be read',
      unread.map(({ line, why }) => `line ${line}: ${why}`),
    ),
  ].join('\n')
}

/** Lists the schools that teams may choose from, and adds those of the Ministry of Education's list. */
export const manageSchools = async (
  admin: AdminApi,
  [action = 'list', ...words]: string[],
): Promise<string> => {
  switch (action) {
    case 'list':
      return list(admin, words.join(' '))
    case 'import':
      return imported(admin, words[0])
    default:
      throw new StartError(`schools ${action} is not known. Use list or import.`)
  }
}
