import { parseDocument, visit } from 'yaml'
import type { Path } from '../../content/check-content'
import type { ContentType } from '../../content/content-type'
import { fieldsIn } from '../../content/markdown-files'
import type { Content } from '../../content/read-content'
import { timeInShanghai } from '../../time/shanghai'
import type { Change } from './changes'
import { missingTargets } from './named-targets'

/** A plain text that YAML ended where ` #` began a comment. */
const cutTexts = (text: string): { line: number; message: string }[] => {
  const found: { line: number; message: string }[] = []
  visit(parseDocument(text), {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !range) return
      if (!/^[ \t]+#/.test(text.slice(range[1]))) return
      const line = text.slice(0, range[0]).split('\n').length
      found.push({ line, message: `“ #”以后的字没有读到，只剩“${value}”；要保留，就用引号括起来` })
    },
  })
  return found
}

const withoutWords = (text: string): { line: number; message: string }[] =>
  text.split('\n').flatMap((line, index) => {
    if (!/!\[\s*\]\(/.test(line)) return []
    return [
      { line: index + 1, message: '图片没有说明，看不见图的访客不知道画的是什么；写成 ![说明](/media/…)' },
    ]
  })

/** Fields of a text that are YAML, and the lines before them. */
const yamlIn = (path: string, text: string): [yaml: string, linesBefore: number] => {
  if (path.endsWith('.yaml')) return [text, 0]
  return [fieldsIn(text), 1]
}

const remarksOfText = (path: string, text: string): { line: number; message: string }[] => {
  if (path.endsWith('.csv')) return []
  const [yaml, before] = yamlIn(path, text)
  const cut = cutTexts(yaml).map(({ line, message }) => ({ line: line + before, message }))
  return [...cut, ...withoutWords(text)]
}

const isChanged = (changes: readonly Change[], { key }: ContentType) => {
  const keys = new Set(changes.flatMap((change) => (change.type === key ? change.key : [])))
  return (own: string) => keys.has(own)
}

interface Read {
  /** Whether the portal has a page at a path. */
  isPage: (path: string) => boolean
  folder: string
  files: ReadonlyMap<string, string>
  content: Content
  changes: readonly Change[]
}

/** What deserves a look in the files of what changes, and prevents nothing. */
export const remarksOf = ({ isPage, folder, files, content, changes }: Read, now: Date): string[] => {
  const remarks: string[] = []
  const paths = new Set<string>()
  for (const [type, items] of content) {
    const changed = isChanged(changes, type)
    for (const { path, item, lineOf } of items) {
      if (!changed(type.keysOf(item)[0])) continue
      paths.add(path)
      for (const { field, line, message } of missingTargets(type.format.encode(item), isPage))
        remarks.push(`${folder}/${path}:${lineOf(field) + line} ${field.join('.')}：${message}`)
      const field: Path = ['publishedAt']
      const from = type.visibleFrom?.(item)
      if (from && from > now)
        remarks.push(
          `${folder}/${path}:${lineOf(field)} publishedAt：访客从北京时间 ${timeInShanghai(from).slice(0, 16)} 起看到`,
        )
    }
  }
  for (const path of paths)
    for (const { line, message } of remarksOfText(path, files.get(path) ?? ''))
      remarks.push(`${folder}/${path}:${line}：${message}`)
  return remarks
}
