import type { ImageType } from '../../uploads/image-type'

/** Where images are, below the server's public address. */
export const filesPath = '/files'

const extensions: Record<ImageType, string> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

/** Name of a file in the store and at the end of its address. */
export const fileName = (id: string, type: ImageType): string => `${id}.${extensions[type]}`

const form = /^\/files\/([\w-]{43})\.(png|jpg)$/

/** The id and path that an address of a file has, under whatever public address it was given out. */
export const readAddress = (address: string): { id: string; path: string } | null => {
  const { pathname } = URL.canParse(address) ? new URL(address) : { pathname: address }
  const id = form.exec(pathname)?.[1]
  return id ? { id, path: pathname } : null
}
