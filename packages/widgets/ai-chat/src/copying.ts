/** A copied answer says that a machine has written it. */
export const markedText = (text: string, mark: string): string => `${text.trimEnd()}\n\n${mark}`

/** Copies text; false where the page's permissions or an old browser forbid it. */
export const copyText = async (text: string, clipboard = navigator.clipboard): Promise<boolean> => {
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
