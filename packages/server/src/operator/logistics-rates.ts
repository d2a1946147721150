import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  exportRates,
  importRates,
  listManagedLines,
  listRateVersions,
  type ManagedLine,
  type RatesResult,
  type RateVersion,
  setRateShare,
} from '@chuhai/contract/admin'
import { lineKindNames } from '@chuhai/contract/logistics'
import { StartError } from '../process/start-error'
import { action, type Command, type CommandContext } from './command'
import { isDate, midnight } from './dates'
import { count, flag, out } from './options'
import { type Column, inShanghai, outputTo, readNamedText, tableOf } from './output'
import { UsageError } from './usage-error'
import { file, numberIn, type Word, word } from './words'

const line = numberIn('线路', '见 logistics rates list')

const key: Word<string> = {
  ...word('附加费', '价格表里按比例收的一项，例如 fuel'),
  read(text) {
    if (!/^[a-z][A-Za-z\d-]{0,29}$/.test(text)) throw new UsageError(`“${text}”不是附加费的编号，例如 fuel。`)
    return text
  },
}

const percent: Word<number> = {
  ...word('比例', '百分之几，例如 18.5'),
  read(text) {
    const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?%?$/.exec(text) ?? []
    if (whole === undefined) throw new UsageError('请写百分之几，最多两位小数，例如 18.5。')
    return Number(whole + part.padEnd(2, '0'))
  },
}

const from: Word<string> = {
  ...word('起', '从哪天起，北京时间，例如 2026-12-07'),
  read(text) {
    if (!isDate(text)) throw new UsageError('请写成 2026-12-07 这样的日期。')
    return midnight(text).toISOString()
  },
}

const lineColumns: readonly Column<ManagedLine>[] = [
  { title: '线路', value: ({ id }) => String(id) },
  { title: '名称', value: ({ name }) => name['zh-CN'] },
  { title: '承运商', value: ({ carrier }) => carrier.name['zh-CN'] },
  { title: '类别', value: ({ kind }) => lineKindNames[kind]['zh-CN'] },
  { title: '最新', value: ({ version }) => `第 ${version} 版` },
  { title: '现行', value: ({ inForce }) => (inForce === null ? '没有' : `第 ${inForce} 版`) },
  { title: '状态', value: ({ isShown }) => (isShown ? '' : '已撤下') },
]

const versionColumns: readonly Column<RateVersion>[] = [
  { title: '版本', value: ({ version }) => String(version) },
  { title: '生效', value: ({ from }) => inShanghai(from) },
  { title: '截止', value: ({ until }) => inShanghai(until) },
  { title: '导入', value: ({ importedAt }) => inShanghai(importedAt) },
  { title: '', value: ({ isInForce }) => (isInForce ? '现行' : '') },
]

/** What an import says; throws where the file was refused. */
const resultText = ({ problems, remarks, changes, version }: RatesResult, isTrial: boolean): string => {
  if (problems.length > 0)
    throw new StartError(['什么都没有改，因为：', ...problems, `共 ${problems.length} 处`].join('\n'))
  const end = version === null ? [] : [`第 ${version} 版；此前的报价仍按原来的版本`]
  const trial = isTrial && changes.length > 0 ? ['只检查，什么都没有写'] : []
  return [
    ...(changes.length > 0 ? changes : ['没有改动']),
    ...remarks.map((remark) => `! ${remark}`),
    ...trial,
    ...end,
  ].join('\n')
}

const importFrom = async (
  { line: id, file }: { line: number; file: string },
  { call, options }: CommandContext<{ 'dry-run'?: true }>,
) => {
  const isTrial = options['dry-run'] === true
  const text = await readNamedText(file)
  return resultText(await call(importRates, { params: { id }, body: { file, text, isTrial } }), isTrial)
}

const exportTo = async (
  { line: id }: { line: number },
  { call, options: { version, out } }: CommandContext<{ version?: number; out?: string }>,
) => {
  const found = await call(exportRates, { params: { id }, query: version === undefined ? {} : { version } })
  if (!found) throw new StartError(`线路 ${id} 没有这一版价格表，有哪些见 logistics rates versions ${id}。`)
  await pipeline(Readable.from([found.text]), outputTo(out), { end: out !== undefined })
  return out === undefined ? '' : `${out} 已写好：线路 ${id} 第 ${found.version} 版`
}

/** What lines cost. */
export const logisticsRates: Command = {
  about: '线路的价格表：版本、导出、导入、燃油等比例',
  actions: {
    list: action({
      about: '列出线路与价格表的版本',
      example: 'logistics rates list',
      run: async (_, { call }) => tableOf(lineColumns, await call(listManagedLines)),
    }),
    versions: action({
      about: '一条线路有过的价格表，最新的在前；报价都记得自己的版本',
      words: { line },
      example: 'logistics rates versions 1',
      async run({ line: id }, { call }) {
        const versions = await call(listRateVersions, { params: { id } })
        return versions.length > 0 ? tableOf(versionColumns, versions) : `没有线路 ${id}`
      },
    }),
    export: action({
      about: '把价格表写成 CSV，改好以后可以导回来',
      words: { line },
      options: { version: count('版本', '哪一版，默认最新'), out },
      example: 'logistics rates export 1 --out rates.csv',
      run: exportTo,
    }),
    import: action({
      about: '导入 CSV 价格表，检查无误才成为新的一版',
      words: { line, file: file('价格表，CSV') },
      options: { 'dry-run': flag('只检查，列出改动，什么都不写') },
      example: 'logistics rates import 1 rates.csv --dry-run',
      run: importFrom,
    }),
    share: action({
      about: '设定燃油等按比例收的附加费从某天起的比例',
      words: { line, key, percent, from },
      example: 'logistics rates share 1 fuel 18.5 2026-12-07',
      run: async ({ line: id, key, percent: basisPoints, from }, { call }) =>
        resultText(await call(setRateShare, { params: { id, key }, body: { from, basisPoints } }), false),
    }),
  },
}
