import { type ForeignKind, kindOfExtension } from './foreign-kind'

const kilo = 1024
const mega = kilo * kilo

/**
 * Returns a size as visitors read it (specification 5.9): 10M, 2.4M, and 512k under one megabyte.
 *
 * @example
 * sizeText(10_485_760) // '10M'
 */
export const sizeText = (bytes: number): string =>
  bytes < mega ? `${Math.min(kilo - 1, Math.ceil(bytes / kilo))}k` : `${Number((bytes / mega).toFixed(1))}M`

export interface UploadRules {
  /** Size of the largest file that is taken, in bytes. */
  maxBytes: number
  /** Without a dot, in lower case. */
  extensions: readonly string[]
}

interface RefusalTexts {
  wrongType: (extensions: readonly string[]) => string
  foreign: (kind: ForeignKind) => string
  tooLarge: (size: string) => string
  empty: string
}

export interface Refusal {
  kind: 'warning' | 'error'
  text: string
}

export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** What a file dialog offers: every extension, in lower and upper case (section 5.9). */
export const acceptOf = (extensions: readonly string[]): string =>
  extensions.flatMap((each) => [`.${each.toLowerCase()}`, `.${each.toUpperCase()}`]).join(',')

/** Says which files are taken and, where the file is an image of another kind, how to make one of them. */
export const wrongTypeText = (
  extensions: readonly string[],
  kind: ForeignKind | undefined,
  texts: Pick<RefusalTexts, 'wrongType' | 'foreign'>,
): string =>
  texts.wrongType(extensions) + (kind !== undefined && extensions.includes('jpg') ? texts.foreign(kind) : '')

/** Why a file is not taken: another kind of file and an empty one are errors, one too large is a warning. */
export const refusalOf = (
  file: { name: string; size: number },
  { maxBytes, extensions }: UploadRules,
  texts: RefusalTexts,
): Refusal | undefined => {
  const extension = extensionOf(file.name)
  if (!extensions.some((each) => each.toLowerCase() === extension))
    return { kind: 'error', text: wrongTypeText(extensions, kindOfExtension(extension), texts) }
  if (file.size === 0) return { kind: 'error', text: texts.empty }
  if (file.size > maxBytes) return { kind: 'warning', text: texts.tooLarge(sizeText(maxBytes)) }
  return undefined
}
