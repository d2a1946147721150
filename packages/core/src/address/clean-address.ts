/**
 * Takes parameters out of the page's address, of each name the last, which is the one that was put there on the way. All
 * others stay as they are written, and so does what the page's router keeps there.
 */
export const cleanAddress = (...names: readonly string[]): void => {
  const { origin, pathname, search, hash } = location
  const parts = search.slice(1).split('&')
  for (const name of names) {
    const at = parts.findLastIndex((part) => part.split('=')[0] === name)
    if (at >= 0) parts.splice(at, 1)
  }
  const kept = parts.join('&')
  history.replaceState(history.state, '', `${origin}${pathname}${kept && `?${kept}`}${hash}`)
}
