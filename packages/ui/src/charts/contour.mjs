import { contours } from 'd3-contour'

const cell = 6
const margin = 48

/** The contour lines of a sea as path strings, one per level, shallow to deep, in half pixels. */
export function drawLevels(sea, { width, height, levels, spacing = 24 }) {
  const columns = Math.ceil((width + 2 * margin) / cell) + 1
  const rows = Math.ceil((height + 2 * margin) / cell) + 1
  const values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isRim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1
      // Lines close outside the picture, where their corners are not seen.
      values[row * columns + column] = isRim ? -1e4 : sea(column * cell - margin, row * cell - margin)
    }
  const trace = contours().size([columns, rows]).smooth(true)
  const place = ([x, y]) => [(x - 0.5) * cell - margin, (y - 0.5) * cell - margin]
  const isOutside = ([x, y]) => x < -spacing || y < -spacing || x > width + spacing || y > height + spacing
  return levels.map((level) =>
    trace
      .contour(values, level)
      .coordinates.flat()
      .map((ring) => ring.map(place))
      .filter((ring) => lengthOf(ring) > spacing * 5)
      .map((ring) => dropStraight(resample(ring, spacing), isOutside))
      .filter((ring) => ring.some((point) => !isOutside(point)) || isAround(ring, width, height))
      .map(spline)
      .join(''),
  )
}

const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1])
const lengthOf = (ring) =>
  ring.reduce((sum, point, i) => sum + distance(point, ring[(i + 1) % ring.length]), 0)

/** A level that holds the whole picture has no line in it, yet it fills it. */
const isAround = (ring, width, height) =>
  ring.some(([x, y]) => x < 0 && y < 0) && ring.some(([x, y]) => x > width && y > height)

/** The same closed line with points at equal steps. */
function resample(ring, spacing) {
  const total = lengthOf(ring)
  const count = Math.max(8, Math.round(total / spacing))
  const points = []
  let travelled = 0
  let next = 0
  for (let i = 0; i < ring.length; i++) {
    const from = ring[i]
    const to = ring[(i + 1) % ring.length]
    const step = distance(from, to)
    while (next < count && (next * total) / count <= travelled + step) {
      const t = step ? ((next * total) / count - travelled) / step : 0
      points.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
      next++
    }
    travelled += step
  }
  return points
}

/** Out of sight, a straight run needs only its ends; the neighbours of a bend stay, so that the bend stays small. */
function dropStraight(ring, isOutside) {
  const at = (i) => ring[(i + ring.length) % ring.length]
  const isPlain = (i) => {
    const [before, point, after] = [at(i - 1), at(i), at(i + 1)]
    const bend =
      (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0])
    return isOutside(before) && isOutside(point) && isOutside(after) && Math.abs(bend) < 40
  }
  return ring.filter((_, i) => !(isPlain(i - 1) && isPlain(i) && isPlain(i + 1)))
}

/**
 * A quadratic B-spline through the middles of its control points. With whole control points the middles are whole in
 * half pixels, and `t` mirrors each handle exactly: smooth tangents, integers only, two figures per point.
 */
function spline(ring) {
  const handles = ring.map(([x, y]) => [Math.round(x), Math.round(y)])
  const middle = (i) => {
    const a = handles[i % handles.length]
    const b = handles[(i + 1) % handles.length]
    return [a[0] + b[0], a[1] + b[1]]
  }
  const start = middle(handles.length - 1)
  const first = [2 * handles[0][0], 2 * handles[0][1]]
  let at = start
  let path = `M${pair(start)}q${pair([first[0] - at[0], first[1] - at[1]])}`
  for (let i = 0; i < handles.length; i++) {
    const to = middle(i)
    const step = pair([to[0] - at[0], to[1] - at[1]])
    path += i === 1 ? `t${step}` : step.startsWith('-') ? step : ` ${step}`
    at = to
  }
  return `${path}z`
}

const pair = ([x, y]) => `${x}${y < 0 ? '' : ' '}${y}`
