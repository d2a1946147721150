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
export const readSchoolList = (text: string): SchoolList => {
  const rows = rowsOf(text)
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
