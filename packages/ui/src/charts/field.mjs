/** A seeded, smooth sea floor: depth in metres at any point. Abstract by construction, no coast of any country. */
export function createSea({ seed, scale = 240, relief = 0, base = 0, warp = 40, basins = [], calm }) {
  const rough = createNoise(seed)
  const bendX = createNoise(seed + 101)
  const bendY = createNoise(seed + 202)
  return (x, y) => {
    const wx = x + warp * bendX(x / scale, y / scale)
    const wy = y + warp * bendY(x / scale, y / scale)
    const noise = rough(wx / scale, wy / scale) + 0.35 * rough((wx / scale) * 2.1 + 7, (wy / scale) * 2.1 + 7)
    const floor = basins.reduce((sum, basin) => sum + depthOf(basin, wx, wy), base + relief * noise)
    return calm ? floor - calm.by * (1 - smooth((x - calm.from) / (calm.to - calm.from))) : floor
  }
}

/** A basin (or, with a negative depth, a shoal): a turned ellipse with a floor that is flatter than a bell. */
function depthOf({ x, y, rx, ry, turn = 0, depth, flat = 1.35 }, px, py) {
  const angle = (turn * Math.PI) / 180
  const dx = px - x
  const dy = py - y
  const u = (dx * Math.cos(angle) + dy * Math.sin(angle)) / rx
  const v = (dy * Math.cos(angle) - dx * Math.sin(angle)) / ry
  return depth * Math.exp(-((u * u + v * v) ** flat))
}

/** Gradient noise, about -1 to 1. */
function createNoise(seed) {
  const random = createRandom(seed)
  const angles = Array.from({ length: 256 }, () => random() * 2 * Math.PI)
  const slope = (ix, iy, dx, dy) => {
    const angle = angles[(((ix * 73 + iy * 179) % 256) + 256) % 256]
    return Math.cos(angle) * dx + Math.sin(angle) * dy
  }
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const top = mix(slope(ix, iy, fx, fy), slope(ix + 1, iy, fx - 1, fy), fade(fx))
    const bottom = mix(slope(ix, iy + 1, fx, fy - 1), slope(ix + 1, iy + 1, fx - 1, fy - 1), fade(fx))
    return 1.5 * mix(top, bottom, fade(fy))
  }
}

/** mulberry32: the same figures for the same seed on every machine. */
export function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const mix = (a, b, t) => a + (b - a) * t
const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10)
const smooth = (t) => fade(Math.min(Math.max(t, 0), 1))
