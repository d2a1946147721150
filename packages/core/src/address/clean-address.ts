/** Takes parameters out of the page's address; all others stay as they are written, and so does what its router keeps there. */
export const cleanAddress = (...names: readonly string[]): void => {
  const { origin, pathname, search, hash } = location
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => !names.includes(part.split('=')[0] ?? ''))
    .join('&')
  history.replaceState(history.state, '', `${origin}${pathname}${kept && `?${kept}`}${hash}`)
}
