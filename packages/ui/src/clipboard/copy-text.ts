/** Copies text; resolves to false where the page's permissions or an old browser forbid it. */
export const copyText = async (text: string, clipboard = navigator.clipboard): Promise<boolean> => {
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
