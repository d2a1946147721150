const kilo = 1024
const mega = kilo * kilo

/** A size as visitors read it (section 5.9): 10M, 2.4M, and 512k under one megabyte. */
export const sizeText = (bytes: number): string =>
  bytes < mega ? `${Math.min(kilo - 1, Math.ceil(bytes / kilo))}k` : `${Number((bytes / mega).toFixed(1))}M`

export interface UploadRules {
  maxBytes: number
  /** Without a dot, in lower case. */
  extensions: readonly string[]
}

interface RefusalTexts {
  wrongType: (extensions: readonly string[]) => string
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

/** Why a file is not taken: another kind of file and an empty one are errors, one too large is a warning. */
export const refusalOf = (
  file: { name: string; size: number },
  { maxBytes, extensions }: UploadRules,
  texts: RefusalTexts,
): Refusal | undefined => {
  if (!extensions.some((each) => each.toLowerCase() === extensionOf(file.name)))
    return { kind: 'error', text: texts.wrongType(extensions) }
  if (file.size === 0) return { kind: 'error', text: texts.empty }
  if (file.size > maxBytes) return { kind: 'warning', text: texts.tooLarge(sizeText(maxBytes)) }
  return undefined
}
