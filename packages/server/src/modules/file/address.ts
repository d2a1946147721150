import { type DocumentType, documentExtensions } from '../../uploads/document-type'
import type { ImageType } from '../../uploads/image-type'

/** Where uploaded files are, below the server's public address. */
export const filesPath = '/files'

export type FileType = ImageType | DocumentType

const extensions: Record<FileType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  ...documentExtensions,
}

/** Name of a file in the store and at the end of its address. */
export const fileName = (id: string, type: FileType): string => `${id}.${extensions[type]}`

/** The name in the store of the file at a path. */
export const nameOfPath = (path: string): string => path.slice(filesPath.length + 1)

const form = new RegExp(`^/files/([\\w-]{43})\\.(?:${Object.values(extensions).join('|')})$`)

/** The id and path that an address of a file has, under whatever public address it was given out. */
export const readAddress = (address: string): { id: string; path: string } | null => {
  const { pathname } = URL.canParse(address) ? new URL(address) : { pathname: address }
  const id = form.exec(pathname)?.[1]
  return id ? { id, path: pathname } : null
}
