import type { ContentFolder } from '@chuhai/contract/admin'
import type { Db } from '../../database/db'
import { contentTypes } from '../content-types'
import { readCurrent } from './current'
import { picturesIn } from './picture-names'
import { exportPictures, pictureContent } from './pictures'
import { contentItems } from './tables'

/** Returns everything that editors change as the texts of files, and the pictures that they name. */
export const exportContent = async (db: Db): Promise<ContentFolder> => {
  const known = new Map(
    (await db.select().from(contentItems)).map(({ type, key, path }) => [`${type} ${key}`, path]),
  )
  const texts: Record<string, string> = {}
  const named = new Set((await pictureContent.read(db)).map(({ path }) => path))
  for (const type of contentTypes) {
    const files = new Map<string, unknown[]>()
    for (const { key, value } of await readCurrent(db, type)) {
      const path = known.get(`${type.key} ${key}`) ?? ''
      const isFree = type.format.includes(path) && (type.format.isList || !files.has(path))
      const place = isFree ? path : type.format.pathOf(key)
      files.set(place, [...(files.get(place) ?? []), value])
      for (const picture of picturesIn(value)) named.add(picture.path)
    }
    for (const [path, values] of files) texts[path] = type.format.write(values)
  }
  return { texts, pictures: await exportPictures(db, [...named]) }
}
