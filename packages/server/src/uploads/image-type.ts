import { fileTypeFromFile } from 'file-type'
import { ApiError } from '../http/api-error'

export type ImageType = 'image/png' | 'image/jpeg'

const known: Record<string, ImageType> = {
  'image/png': 'image/png',
  // An animated picture is a picture to the one who has it; its first frame is kept.
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
}

/** What a file is by its first bytes, whatever it is called. */
export const imageTypeOf = async (path: string): Promise<ImageType> => {
  const found = await fileTypeFromFile(path)
  const type = known[found?.mime ?? '']
  if (!type) throw new ApiError('FILE_TYPE_FORBIDDEN')
  return type
}
