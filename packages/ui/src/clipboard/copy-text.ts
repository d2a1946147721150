/**
 * Copies text; resolves to false where the page's permissions or an old browser forbid it.
 *
 * @example
 * const isCopied = await copyText('400-826-0571')
 */
export const copyText = async (text: string, clipboard = navigator.clipboard): Promise<boolean> => {
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
