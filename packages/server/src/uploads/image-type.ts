import { fileTypeFromFile } from 'file-type'
import { ApiError } from '../http/api-error'

export type ImageType = 'image/png' | 'image/jpeg'

const known: Record<string, ImageType> = {
  'image/png': 'image/png',
  // The first frame of an animated picture is kept.
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
}

/** Returns the type of an image by its first bytes, not by its name; throws for any other file. */
export const imageTypeOf = async (path: string): Promise<ImageType> => {
  const found = await fileTypeFromFile(path)
  const type = known[found?.mime ?? '']
  if (!type) throw new ApiError('FILE_TYPE_FORBIDDEN')
  return type
}
