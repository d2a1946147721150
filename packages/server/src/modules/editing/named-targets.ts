import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isOwnPath } from '@chuhai/contract/web-address'
import type { Path } from '../../content/check-content'
import { lessonFilesDir, lessonsDir } from '../../process/folders'
import { textsIn } from './item-texts'

/** A page, film or file that an item names and that does not exist. */
interface MissingTarget {
  field: Path
  /** In a field of several lines, its line from 0. */
  line: number
  message: string
}

/** Paths of files and calls, which are no pages. */
const ofOthers = /^\/(media|files|api|widgets)\//

/** The paths of links: a field that is one, or those of Markdown. */
const pathsIn = (text: string): { path: string; line: number }[] => {
  if (/^\/\S*$/.test(text)) return [{ path: text, line: 0 }]
  return text
    .split('\n')
    .flatMap((part, line) =>
      [...part.matchAll(/\]\((\/[^\s)]*)/g)].map(({ 1: path = '' }) => ({ path, line })),
    )
}

/**
 * Returns the pages, films and files of lessons that an item names and that are not there. A film is a folder, named in a field
 * `video`; the files of lessons are in a list `files`.
 */
export const missingTargets = (item: unknown, isPage: (path: string) => boolean): MissingTarget[] =>
  textsIn(item).flatMap(({ text, field }) => {
    const isFilm = field.at(-1) === 'video' && /^[a-z0-9-]+$/.test(text)
    if (isFilm && !existsSync(join(lessonsDir, text)))
      return [{ field, line: 0, message: `没有影片“${text}”` }]
    const isFile = field[0] === 'files' && field.at(-1) === 'file'
    if (isFile && !existsSync(join(lessonFilesDir, text)))
      return [{ field, line: 0, message: `没有课时的文件“${text}”` }]
    return pathsIn(text)
      .filter(({ path }) => isOwnPath(path) && !ofOthers.test(path) && !isPage(path))
      .map(({ path, line }) => ({ field, line, message: `没有页面 ${path}` }))
  })
