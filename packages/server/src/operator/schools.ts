import { importSchools, listSchools } from '@chuhai/contract/admin'
import { action, type Command } from './command'
import { limit } from './options'
import { readNamedText, textTable } from './output'
import { readSchoolList } from './school-list'
import { file, optional, rest, word } from './words'

const shownMax = 20

/** A title with a count and the first lines under it; nothing where there are none. */
const section = (title: string, lines: readonly string[]): string[] => {
  if (lines.length === 0) return []
  const more = lines.length - shownMax
  return [
    `${title}：${lines.length}`,
    ...lines.slice(0, shownMax).map((line) => `  ${line}`),
    ...(more > 0 ? [`  还有 ${more} 个`] : []),
  ]
}

/** The schools that teams may choose from; an import adds those of the Ministry of Education's list. */
export const schools: Command = {
  about: '报名时可选的院校',
  actions: {
    list: action({
      about: '列出院校，可以按名称、别名、省份查找',
      words: { text: optional(rest(word('词', '名称、别名或省份中的一部分'))) },
      options: { limit },
      example: 'schools list 嘉兴',
      async run({ text = '' }, { call, options }) {
        const rows = (await call(listSchools))
          .map(({ name, province, aliases }) => [name, province, aliases.join(' ')])
          .filter((row) => row.some((cell) => cell.includes(text)))
        return textTable(['名称', '省份', '别名'], rows.slice(0, options.limit))
      },
    }),
    import: action({
      about: '导入教育部公布的名单（CSV）；只增加，不改名，不删除',
      words: { file: file('名单，另存为 CSV') },
      example: 'schools import schools.csv',
      async run({ file }, { call }) {
        const { schools: listed, unread } = readSchoolList(await readNamedText(file))
        const { added, known, renamed, unlisted } = await call(importSchools, { body: listed })
        return [
          `${file}：${listed.length} 所院校，其中 ${known} 所已有`,
          ...section('增加', added),
          ...section(
            '已有，名称不同，没有增加',
            renamed.map(({ listed, name }) => `${listed} 即 ${name}`),
          ),
          ...section('已有，不在名单里，没有改动', unlisted),
          ...section(
            '读不懂的行',
            unread.map(({ line, why }) => `第 ${line} 行：${why}`),
          ),
        ].join('\n')
      },
    }),
  },
}
