/** Copies text; false where the page's permissions or an old browser forbid it. */
export const copyText = async (text: string, clipboard = navigator.clipboard): Promise<boolean> => {
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    // Permission refused, or no clipboard on an insecure page: the number stays selectable.
    return false
  }
}
