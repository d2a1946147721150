export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

type Point = [x: number, y: number]
const steps = 24
const argumentCount: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

/** The box that a path's line runs in, sampled along its curves; a guard for tests, never shipped. */
export function bounds(path: string): Bounds {
  const points = trace(path)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

function trace(path: string): Point[] {
  const points: Point[] = []
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  let handle: Point | undefined
  for (const { command, isRelative, args } of commands(path)) {
    const [ox, oy] = isRelative ? at : [0, 0]
    const point = (index: number): Point => [(args[index] ?? 0) + ox, (args[index + 1] ?? 0) + oy]
    const from = at
    if (command === 'Z') at = start
    else if (command === 'H') at = [point(0)[0], from[1]]
    else if (command === 'V') at = [from[0], (args[0] ?? 0) + oy]
    else at = point(args.length - 2)
    if (command === 'M') start = at
    if (command === 'C') points.push(...cubic(from, point(0), point(2), at))
    if (command === 'S') points.push(...cubic(from, mirror(handle, from), point(0), at))
    if (command === 'Q') points.push(...cubic(from, towards(from, point(0)), towards(at, point(0)), at))
    if (command === 'A') points.push(...arc(from, args[0] ?? 0, args[3] === 1, args[4] === 1, at))
    handle = 'CS'.includes(command) ? point(args.length - 4) : undefined
    points.push(at)
  }
  return points
}

const mirror = (handle: Point | undefined, at: Point): Point =>
  handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at

/** A quadratic handle as a cubic one. */
const towards = (end: Point, handle: Point): Point => [
  end[0] + (2 / 3) * (handle[0] - end[0]),
  end[1] + (2 / 3) * (handle[1] - end[1]),
]

/** Every command by itself, repeated ones written out: further pairs after a move are lines. */
function* commands(path: string) {
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase()
    const count = argumentCount[command]
    if (count === undefined)
      throw new Error(`[chuhai] The icon guard does not know the path command ${letter}`)
    const all = numbers(command, rest)
    for (let i = 0; i < Math.max(all.length, 1); i += Math.max(count, 1))
      yield {
        command: command === 'M' && i > 0 ? 'L' : command,
        isRelative: letter !== command,
        args: all.slice(i, i + count),
      }
  }
}

function numbers(command: string, text: string): number[] {
  // Arc flags may be written without a space, so they are read one figure at a time.
  const pattern = /-?(?:\d*\.\d+|\d+)/g
  if (command !== 'A') return (text.match(pattern) ?? []).map(Number)
  const spaced = text.replace(/([\d.]+)\s+([\d.]+)\s+(-?[\d.]+)\s+([01])\s*([01])\s*/g, '$1 $2 $3 $4 $5 ')
  return (spaced.match(pattern) ?? []).map(Number)
}

function cubic(a: Point, b: Point, c: Point, d: Point): Point[] {
  const mix = (axis: 0 | 1, t: number) =>
    (1 - t) ** 3 * a[axis] +
    3 * (1 - t) ** 2 * t * b[axis] +
    3 * (1 - t) * t ** 2 * c[axis] +
    t ** 3 * d[axis]
  return Array.from({ length: steps }, (_, i) => [mix(0, i / steps), mix(1, i / steps)])
}

function arc(from: Point, radius: number, isLarge: boolean, isClockwise: boolean, to: Point): Point[] {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const half = Math.hypot(dx, dy) / 2
  const r = Math.max(radius, half)
  const rise = Math.sqrt(Math.max(r * r - half * half, 0)) * (isLarge === isClockwise ? -1 : 1)
  const centre: Point = [
    (from[0] + to[0]) / 2 - (dy / (2 * half)) * rise,
    (from[1] + to[1]) / 2 + (dx / (2 * half)) * rise,
  ]
  const first = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  let sweep = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - first
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
  return Array.from({ length: steps }, (_, i) => {
    const angle = first + (sweep * i) / steps
    return [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)]
  })
}
