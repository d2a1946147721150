/** Kinds of images that are often called .jpg and are none. */
export type ForeignKind = 'HEIC' | 'WebP' | 'AVIF' | 'BMP' | 'GIF' | 'TIFF'

const headBytes = 32

/** Extensions of kinds that phones and browsers save, of which few people know what they are. */
const byExtension: Record<string, ForeignKind> = {
  heic: 'HEIC',
  heif: 'HEIC',
  webp: 'WebP',
  avif: 'AVIF',
  tif: 'TIFF',
  tiff: 'TIFF',
}

/** Returns the kind that an extension names. */
export const kindOfExtension = (extension: string): ForeignKind | undefined => byExtension[extension]

/** Returns the kind that the first bytes tell. AVIF and HEIC name their brands, AVIF sometimes after a general one. */
export const kindOfHead = (head: string): ForeignKind | undefined => {
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'WebP'
  if (head.slice(4, 8) === 'ftyp') {
    if (/avi[fs]/.test(head.slice(8))) return 'AVIF'
    return /hei[cxms]|hev[cxms]|mif1|msf1/.test(head.slice(8)) ? 'HEIC' : undefined
  }
  if (head.startsWith('GIF8')) return 'GIF'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'TIFF'
  return head.startsWith('BM') ? 'BMP' : undefined
}

/** Returns what a file is by its content, where it is an image of another kind; undefined also where it cannot be read. */
export const readForeignKind = async (file: Blob): Promise<ForeignKind | undefined> => {
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    return kindOfHead(String.fromCharCode(...head))
  } catch {
    return undefined
  }
}
