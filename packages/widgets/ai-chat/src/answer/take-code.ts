import { matchAt, push, type Scan } from './scan'

const backticksOf = (text: string): Map<number, number[]> => {
  const places = new Map<number, number[]>()
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const known = places.get(run.length)
    if (known) known.push(index)
    else places.set(run.length, [index])
  }
  for (const known of places.values()) known.reverse()
  return places
}

/** Code in a line: from a run of backticks to the next of the same length. */
export const takeCode = (scan: Scan) => {
  const { source, index, isOpen } = scan
  const [run = '`'] = matchAt(/`+/y, scan) ?? []
  scan.backticks ??= backticksOf(source)
  const places = scan.backticks.get(run.length) ?? []
  while (places.length && (places.at(-1) as number) <= index) places.pop()
  const close = places.at(-1) ?? (isOpen ? source.length : -1)
  if (close < 0) return push(scan, run, run.length)
  const code = source.slice(index + run.length, close).replaceAll('\n', ' ')
  const isPadded = code.startsWith(' ') && code.endsWith(' ') && code.trim() !== ''
  push(scan, { kind: 'code', text: isPadded ? code.slice(1, -1) : code }, close + run.length - index)
}
