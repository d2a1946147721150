import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  type ContentChange,
  type ContentFolder,
  type ContentResult,
  exportContent,
  getContentVersion,
  importContent,
  listContentVersions,
  previewContent,
  restoreContent,
} from '@chuhai/contract/admin'
import { ContentError } from '../content/check-content'
import { readTexts, textPathsIn } from '../content/source'
import { StartError } from '../process/start-error'
import { action, type Command, type CommandContext } from './command'
import { count, flag } from './options'
import { fromCaller, inShanghai, textTable } from './output'
import { folder, numberIn } from './words'

const shownMax = 200

/** Reads the files below a folder in Base64; none where there is no such folder. */
const picturesIn = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const found = await Promise.all(
    paths.map(async (path) => [
      path.slice(folder.length + 1).replaceAll('\\', '/'),
      (await readFile(path)).toString('base64'),
    ]),
  )
  return Object.fromEntries(found)
}

const refusal = (problems: readonly string[]): StartError =>
  new StartError(['什么都没有改，因为：', ...problems, `共 ${problems.length} 处`].join('\n'))

const readFolder = async (name: string): Promise<{ content: ContentFolder; remarks: string[] }> => {
  const folder = fromCaller(name)
  try {
    const { texts, remarks } = readTexts(folder, name)
    const pictures = await picturesIn(join(folder, 'media'))
    return { content: { texts: Object.fromEntries(texts), pictures }, remarks }
  } catch (error) {
    if (error instanceof ContentError) throw refusal(error.problems)
    throw new StartError(`读不了 ${name}：${(error as Error).message}`)
  }
}

const marks = { added: '+', changed: '~', removed: '-', reordered: '=' } as const
const kindNames = { added: '增加', changed: '改动', removed: '删除', reordered: '调整顺序' } as const

const lineOf = ({ kind, path, key, fields }: ContentChange): string => {
  const isNamed = key === '' || basename(path).startsWith(`${key}.`) || path === `media/${key}`
  const what = kind === 'reordered' ? '顺序' : fields.join('、')
  return [marks[kind], path, ...(isNamed ? [] : [key]), ...(what === '' ? [] : [`(${what})`])].join(' ')
}

const summaryOf = (changes: readonly ContentChange[]): string => {
  const counts = Object.entries(kindNames).flatMap(([kind, name]) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count > 0 ? [`${name} ${count} 项`] : []
  })
  return counts.length > 0 ? counts.join('，') : '没有改动'
}

const changeLines = (changes: readonly ContentChange[]): string[] => {
  const more = changes.length - shownMax
  return [
    ...changes.slice(0, shownMax).map(lineOf),
    ...(more > 0 ? [`还有 ${more} 项`] : []),
    summaryOf(changes),
  ]
}

/** What deserves a look and prevents nothing. */
const remarkLines = (remarks: readonly string[]): string[] => remarks.map((remark) => `! ${remark}`)

/** Throws the problems of a result, if it has any. */
const expectSound = ({ problems }: ContentResult): void => {
  if (problems.length > 0) throw refusal(problems)
}

const requestOf = async (folder: string, { options }: CommandContext<{ remove?: true }>) => {
  const { content, remarks } = await readFolder(folder)
  return { request: { ...content, folder, removesFiles: options.remove === true }, remarks }
}

const unknownVersion = (id: number) => new StartError(`没有第 ${id} 版，有哪些见 content versions。`)

const write = async (folder: string, path: string, bytes: string | Buffer): Promise<void> => {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

interface Folder {
  folder: string
}

const exportTo = async ({ folder: name }: Folder, { call }: CommandContext) => {
  const folder = fromCaller(name)
  const { texts, pictures } = await call(exportContent)
  await mkdir(folder, { recursive: true })
  for (const [path, text] of Object.entries(texts)) await write(folder, path, text)
  for (const [path, text] of Object.entries(pictures))
    await write(folder, `media/${path}`, Buffer.from(text, 'base64'))
  const others = textPathsIn(folder).filter((path) => !(path in texts))
  return [
    `${name}：${Object.keys(texts).length} 个文件，${Object.keys(pictures).length} 张图片`,
    ...others.map((path) => `${name}/${path} 不在数据库里，没有动它`),
  ].join('\n')
}

const importFrom = async (
  { folder }: Folder,
  context: CommandContext<{ 'dry-run'?: true; remove?: true }>,
) => {
  const isTrial = context.options['dry-run'] === true
  const { request, remarks } = await requestOf(folder, context)
  const result = await context.call(importContent, { body: { ...request, isTrial } })
  expectSound(result)
  const end = result.version === null ? [] : [`第 ${result.version} 版，访客现在就能看到`]
  const trial = isTrial && result.changes.length > 0 ? ['只检查，什么都没有写'] : []
  return [
    ...changeLines(result.changes),
    ...remarkLines([...remarks, ...result.remarks]),
    ...trial,
    ...end,
  ].join('\n')
}

const preview = async ({ folder }: Folder, context: CommandContext<{ days?: number; remove?: true }>) => {
  const { days = 7 } = context.options
  const { request, remarks } = await requestOf(folder, context)
  const result = await context.call(previewContent, { body: { ...request, days } })
  expectSound(result)
  const lines = [...changeLines(result.changes), ...remarkLines([...remarks, ...result.remarks])]
  if (result.secret === null) return lines.join('\n')
  const link = `${context.env.PUBLIC_URL}/api/content/draft?secret=${result.secret}`
  return [
    ...lines,
    `草稿保留到北京时间 ${inShanghai(result.expiresAt)}，只有用这个链接才能看到：`,
    link,
  ].join('\n')
}

const versions = async (_: unknown, { call }: CommandContext) =>
  textTable(
    ['版本', '时间', '操作人', '来自', '增加', '改动', '删除'],
    (await call(listContentVersions)).map(({ id, at, operator, source, added, changed, removed }) => [
      String(id),
      inShanghai(at),
      operator,
      source,
      ...[added, changed, removed].map(String),
    ]),
  )

/** A value as a few lines under its field. */
const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', '\n      ')

const at = (value: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], value)

interface Version {
  id: number
}

const show = async ({ id }: Version, { call }: CommandContext) => {
  const version = await call(getContentVersion, { params: { id } })
  if (!version) throw unknownVersion(id)
  const lines = version.changes.flatMap((change) => [
    lineOf(change),
    ...change.fields.flatMap((field) => [
      `  ${field}`,
      `    - ${shown(at(change.before, field) ?? '')}`,
      `    + ${shown(at(change.after, field) ?? '')}`,
    ]),
  ])
  return [`${inShanghai(version.at)} ${version.operator} ${version.source}`, ...lines].join('\n')
}

const restore = async ({ id }: Version, { call, options }: CommandContext<{ 'dry-run'?: true }>) => {
  const isTrial = options['dry-run'] === true
  const result = await call(restoreContent, {
    params: { id },
    body: { isTrial },
  })
  if (!result) throw unknownVersion(id)
  expectSound(result)
  const end = result.version === null ? [] : [`第 ${result.version} 版：一切和第 ${id} 版刚发布时一样`]
  const trial = isTrial && result.changes.length > 0 ? ['只检查，什么都没有写'] : []
  return [...changeLines(result.changes), ...trial, ...end].join('\n')
}

const trial = { 'dry-run': flag('只检查，列出会增加、改动、删除什么，什么都不写') }
const version = numberIn('版本', '有哪些见 content versions', /^\d{1,9}$/)
const contentFolder = folder('内容的文件夹')
const removal = { remove: flag('文件夹里没有的，从网站上删除') }

/** What editors change by files, its versions and drafts. */
export const content: Command = {
  about: '网站的内容：导出、导入、预览、版本',
  actions: {
    export: action({
      about: '把全部内容写成文件，放进一个文件夹',
      words: { folder: contentFolder },
      example: 'content export 内容',
      run: exportTo,
    }),
    import: action({
      about: '发布一个文件夹里的内容，访客马上看到',
      words: { folder: contentFolder },
      options: { ...trial, ...removal },
      example: 'content import 内容 --dry-run',
      run: importFrom,
    }),
    preview: action({
      about: '存成草稿，得到一个预览链接',
      words: { folder: contentFolder },
      options: { days: count('天数', '草稿保留多少天，默认 7', 30), ...removal },
      example: 'content preview 内容 --days 3',
      run: preview,
    }),
    versions: action({ about: '列出内容的每次改动', example: 'content versions', run: versions }),
    show: action({
      about: '一个版本改了什么，改前改后',
      words: { id: version },
      example: 'content show 12',
      run: show,
    }),
    restore: action({
      about: '退回一个版本刚发布时的样子；0 是第一次导入以前',
      words: { id: version },
      options: trial,
      example: 'content restore 11',
      run: restore,
    }),
  },
}
