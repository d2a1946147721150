import type { ListedSchool } from '@chuhai/contract/admin'
import { parse } from 'csv-parse/sync'
import { schoolNameOf } from '../modules/competition/schools'
import { regionTree } from '../modules/region/service'
import { StartError } from '../process/start-error'

/** The schools of a file, and the rows that could not be read. */
export interface SchoolList {
  schools: ListedSchool[]
  unread: { line: number; why: string }[]
}

const titles = { name: '学校名称', place: '所在地' } as const

/** `北京市（92所）`: the province of the rows that follow. */
const heading = /^(\p{Script=Han}+)[（(]\s*\d+\s*所\s*[）)]$/u
const schoolName = /^[\p{Script=Han}（）·—-]{3,40}$/u

const isWorkbook = (bytes: Uint8Array): boolean =>
  [
    [0x50, 0x4b],
    [0xd0, 0xcf],
  ].some((mark) => mark.every((byte, index) => bytes[index] === byte))

/** Excel in China writes CSV in UTF-8 or in GB 18030. */
const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Returns the province of this name, or the one of a city of this name. */
const provinceOf = (place: string): string | undefined => {
  if (place === '') return undefined
  return regionTree.find(
    ({ name, children = [] }) => name.startsWith(place) || children.some((city) => city.name === place),
  )?.name
}

interface Row {
  line: number
  cells: string[]
}

const rowsOf = (text: string): Row[] => {
  const rows: Row[] = []
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: lines, cells })
        return null
      },
    })
  } catch (error) {
    throw new StartError(`文件不是 CSV：${(error as Error).message}`)
  }
  return rows
}

/** Reads the Ministry of Education's list, as CSV. */
export const readSchoolList = (bytes: Uint8Array): SchoolList => {
  if (isWorkbook(bytes)) throw new StartError('这是 Excel 工作簿。请打开它，另存为“CSV UTF-8”。')
  const rows = rowsOf(textOf(bytes))
  const first = rows.findIndex(({ cells }) => cells.includes(titles.name))
  const head = rows[first]?.cells
  if (!head) throw new StartError(`文件里没有“${titles.name}”这一列。`)
  const [nameAt, placeAt] = [head.indexOf(titles.name), head.indexOf(titles.place)]
  const list: SchoolList = { schools: [], unread: [] }
  let province: string | undefined
  for (const { line, cells } of rows.slice(first + 1)) {
    const filled = cells.filter((cell) => cell !== '')
    const next = filled.length === 1 ? provinceOf(heading.exec(filled[0] ?? '')?.[1] ?? '') : undefined
    if (next !== undefined) {
      province = next
      continue
    }
    const name = schoolNameOf(cells[nameAt] ?? '')
    const where = provinceOf(cells[placeAt] ?? '') ?? province
    if (!schoolName.test(name)) list.unread.push({ line, why: `不是院校的名称：${filled.join(' ')}` })
    else if (where === undefined) list.unread.push({ line, why: `不知道 ${name} 在哪个省` })
    else list.schools.push({ name, province: where })
  }
  return list
}
