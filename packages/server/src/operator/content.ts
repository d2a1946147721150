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
import { type CommandContext, commandOf } from './command'
import { fromCaller, inShanghai, textTable } from './output'

const shownMax = 200

const requireFolder = (words: readonly string[], action: string): string => {
  const [folder, ...rest] = words
  if (folder === undefined || rest.length > 0) throw new StartError(`Name the folder: content ${action} DIR`)
  return folder.replace(/\/+$/, '')
}

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
  new StartError(['Nothing was changed, because of', ...problems, `${problems.length} in all`].join('\n'))

const readFolder = async (name: string): Promise<{ content: ContentFolder; remarks: string[] }> => {
  const folder = fromCaller(name)
  try {
    const { texts, remarks } = readTexts(folder, name)
    const pictures = await picturesIn(join(folder, 'media'))
    return { content: { texts: Object.fromEntries(texts), pictures }, remarks }
  } catch (error) {
    if (error instanceof ContentError) throw refusal(error.problems)
    throw new StartError(`${name} cannot be read: ${(error as Error).message}`)
  }
}

const marks = { added: '+', changed: '~', removed: '-', reordered: '=' } as const

const lineOf = ({ kind, path, key, fields }: ContentChange): string => {
  const isNamed = key === '' || basename(path).startsWith(`${key}.`) || path === `media/${key}`
  const what = kind === 'reordered' ? 'order' : fields.join(', ')
  return [marks[kind], path, ...(isNamed ? [] : [key]), ...(what === '' ? [] : [`(${what})`])].join(' ')
}

const summaryOf = (changes: readonly ContentChange[]): string => {
  const counts = Object.keys(marks).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count > 0 ? [`${count} ${kind}`] : []
  })
  return counts.length > 0 ? counts.join(', ') : 'nothing differs'
}

const changeLines = (changes: readonly ContentChange[]): string[] => {
  const more = changes.length - shownMax
  return [
    ...changes.slice(0, shownMax).map(lineOf),
    ...(more > 0 ? [`and ${more} more`] : []),
    summaryOf(changes),
  ]
}

/** What deserves a look and prevents nothing. */
const remarkLines = (remarks: readonly string[]): string[] => remarks.map((remark) => `! ${remark}`)

/** Throws the problems of a result, if it has any. */
const expectSound = ({ problems }: ContentResult): void => {
  if (problems.length > 0) throw refusal(problems)
}

const requestOf = async (folder: string, { options }: CommandContext) => {
  const { content, remarks } = await readFolder(folder)
  return { request: { ...content, folder, removesFiles: options.remove === true }, remarks }
}

const readVersion = (text: string | undefined, action: string): number => {
  if (text === undefined || !/^\d{1,9}$/.test(text))
    throw new StartError(`Name a version: content ${action} 12. content versions tells which there are.`)
  return Number(text)
}

const unknownVersion = (id: number) =>
  new StartError(`There is no version ${id}. content versions tells which there are.`)

const write = async (folder: string, path: string, bytes: string | Buffer): Promise<void> => {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

const exportTo = async (words: string[], { call }: CommandContext) => {
  const name = requireFolder(words, 'export')
  const folder = fromCaller(name)
  const { texts, pictures } = await call(exportContent)
  await mkdir(folder, { recursive: true })
  for (const [path, text] of Object.entries(texts)) await write(folder, path, text)
  for (const [path, text] of Object.entries(pictures))
    await write(folder, `media/${path}`, Buffer.from(text, 'base64'))
  const others = textPathsIn(folder).filter((path) => !(path in texts))
  return [
    `${name}: ${Object.keys(texts).length} files and ${Object.keys(pictures).length} pictures`,
    ...others.map((path) => `${name}/${path} is not in the database, and was left as it is`),
  ].join('\n')
}

const importFrom = async (words: string[], context: CommandContext) => {
  const folder = requireFolder(words, 'import')
  const isTrial = context.options['dry-run'] === true
  const { request, remarks } = await requestOf(folder, context)
  const result = await context.call(importContent, { body: { ...request, isTrial } })
  expectSound(result)
  const end = result.version === null ? [] : [`version ${result.version}, visitors see it now`]
  const trial = isTrial && result.changes.length > 0 ? ['a trial: nothing was written'] : []
  return [...changeLines(result.changes), ...remarkLines(remarks), ...trial, ...end].join('\n')
}

const preview = async (words: string[], context: CommandContext) => {
  const folder = requireFolder(words, 'preview')
  const days = context.options.days ?? '7'
  if (!/^([1-9]|[12]\d|30)$/.test(days)) throw new StartError(`--days ${days}: write a number from 1 to 30.`)
  const { request, remarks } = await requestOf(folder, context)
  const result = await context.call(previewContent, { body: { ...request, days: Number(days) } })
  expectSound(result)
  const lines = [...changeLines(result.changes), ...remarkLines(remarks)]
  if (result.secret === null) return lines.join('\n')
  const link = `${context.env.PUBLIC_URL}/api/content/draft?secret=${result.secret}`
  return [...lines, `a draft until ${inShanghai(result.expiresAt)}, seen with this link alone:`, link].join(
    '\n',
  )
}

const versions = async (_: string[], { call }: CommandContext) =>
  textTable(
    ['version', 'at', 'by', 'from', 'added', 'changed', 'removed'],
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

const show = async ([text]: string[], { call }: CommandContext) => {
  const id = readVersion(text, 'show')
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

const restore = async ([text]: string[], { call, options }: CommandContext) => {
  const id = readVersion(text, 'restore')
  const isTrial = options['dry-run'] === true
  const result = await call(restoreContent, {
    params: { id },
    body: { isTrial },
  })
  if (!result) throw unknownVersion(id)
  expectSound(result)
  const end =
    result.version === null ? [] : [`version ${result.version}: everything is as after version ${id}`]
  return [...changeLines(result.changes), ...end].join('\n')
}

/** What editors change by files, its versions and drafts. */
export const content = commandOf('content', {
  'export DIR': exportTo,
  'import DIR [--dry-run] [--remove]': importFrom,
  'preview DIR [--days 7] [--remove]': preview,
  versions,
  'show VERSION': show,
  'restore VERSION [--dry-run]': restore,
})
