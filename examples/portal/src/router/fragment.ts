/** Decodes a part of an address, which anybody may have written; what is not UTF-8 in it stays as it is written. */
export const decodeSafely = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The element that the fragment of the address names; null without one. */
export const fragmentTarget = (): HTMLElement | null => {
  const written = location.hash.slice(1)
  return document.getElementById(written) ?? document.getElementById(decodeSafely(written))
}
