/** Colours of the design language, as the illustrations use them. */
export const ink = {
  text: '#131E2A',
  quiet: '#5C6B7C',
  line: '#0A2E54',
  hair: '#C3CDD8',
  paper: '#FFFFFF',
  pale: '#DDEBF8',
  mid: '#8ABAE5',
  deep: '#0E5CA8',
  accent: '#F0641E',
  accentText: '#A03A0A',
  glow: '#FFE4D1',
  sand: '#EADBBD',
  success: '#0F7B5F',
  error: '#C62F2F',
}

const escaped = (words) => String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const text = (x, y, words, { size = 32, weight = 400, fill = ink.text, anchor = 'start' } = {}) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`

export const title = (x, y, words, options) => text(x, y, words, { size: 40, weight: 700, ...options })

export const box = (
  x,
  y,
  width,
  height,
  { fill = ink.paper, stroke = ink.line, radius = 10, weight = 3 } = {},
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${weight}"/>`

export const path = (d, { fill = 'none', stroke = ink.line, weight = 3, dash = '' } = {}) =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${weight}" stroke-dasharray="${dash}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (x, y, r, { fill = ink.paper, stroke = ink.line, weight = 3 } = {}) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${weight}"/>`

/** Whether a sign is as wide as it is high: Chinese characters and their punctuation. */
export const isWide = (sign) => sign > '\u00ff'

/** About how wide a text is. */
export const widthOf = (words, size) =>
  [...words].reduce((sum, sign) => sum + (isWide(sign) ? size : size * 0.58), 0)

/** Words that must not be torn apart: a punctuation mark stays with what is before it, letters and figures stay together. */
const unbreakable = /[“（]?(?:[\u0021-\u00ff]+|\s|.)[，。、：；？！”）]*/gu

const greedy = (parts, size, width) => {
  const lines = ['']
  for (const part of parts) {
    if (lines.at(-1) && widthOf(lines.at(-1) + part, size) > width) lines.push('')
    lines[lines.length - 1] += part
  }
  return lines.map((line) => line.trim())
}

/** Breaks a text into lines of about one length; throws where it needs more than `most`. */
export const linesOf = (words, size, width, most = 2) => {
  const parts = words.match(unbreakable) ?? []
  let lines = greedy(parts, size, width)
  if (lines.length > most || lines.some((line) => widthOf(line, size) > width))
    throw new Error(`"${words}" does not fit into ${most} lines of ${Math.round(width)} at ${size}`)
  for (let narrow = width - size / 2; narrow > width / 2; narrow -= size / 2) {
    const next = greedy(parts, size, narrow)
    if (next.length > lines.length) break
    lines = next
  }
  return lines
}

/** A text of several lines. */
export const paragraph = (x, y, words, { width, size = 26, most, ...options }) =>
  linesOf(words, size, width, most)
    .map((line, index) => text(x, y + index * size * 1.42, line, { size, ...options }))
    .join('')

/** A short text on a ground of its own. */
export const pill = (x, y, words, { fill = ink.pale, color = ink.line, size = 26, width = 0 } = {}) => {
  const wide = width || widthOf(words, size) + 40
  return (
    box(x, y, wide, size * 1.75, { fill, stroke: 'none', radius: size * 0.875 }) +
    text(x + wide / 2, y + size * 1.23, words, { size, weight: 700, fill: color, anchor: 'middle' })
  )
}

export const check = (x, y, color = ink.success) =>
  circle(x, y, 18, { fill: color, stroke: 'none' }) +
  path(`M${x - 8} ${y + 1}l6 6 11-13`, { stroke: ink.paper, weight: 4 })

export const cross = (x, y) =>
  circle(x, y, 18, { fill: ink.error, stroke: 'none' }) +
  path(`M${x - 7} ${y - 7}l14 14M${x + 7} ${y - 7}l-14 14`, { stroke: ink.paper, weight: 4 })

/** Something at another place, size or strength. */
export const put = (part, { x = 0, y = 0, scale = 1, opacity = 1 } = {}) =>
  opacity <= 0
    ? ''
    : `<g transform="translate(${x} ${y}) scale(${scale})" opacity="${Math.round(opacity * 100) / 100}">${part}</g>`

const cos = Math.cos(Math.PI / 6)

/** A taped carton in isometric view; `x`, `y` is its nearest lower corner, sizes are centimetres. */
export const carton = (x, y, { length, width, height, scale = 4, fill = ink.paper }) => {
  const point = (l, w, h) => [x + (l - w) * cos * scale, y - (l + w) * 0.5 * scale - h * scale]
  const face = (corners, color) =>
    path(
      `M${corners
        .map((corner) =>
          point(...corner)
            .map((value) => value.toFixed(1))
            .join(' '),
        )
        .join('L')}Z`,
      {
        fill: color,
        weight: 4,
      },
    )
  const [l, w, h] = [length, width, height]
  const [from, to] = [w * 0.42, w * 0.58]
  return (
    face(
      [
        [0, 0, 0],
        [l, 0, 0],
        [l, 0, h],
        [0, 0, h],
      ],
      ink.pale,
    ) +
    face(
      [
        [0, 0, 0],
        [0, w, 0],
        [0, w, h],
        [0, 0, h],
      ],
      fill,
    ) +
    face(
      [
        [0, 0, h],
        [l, 0, h],
        [l, w, h],
        [0, w, h],
      ],
      ink.mid,
    ) +
    face(
      [
        [0, from, h],
        [l, from, h],
        [l, to, h],
        [0, to, h],
      ],
      ink.accent,
    ) +
    face(
      [
        [0, from, h],
        [0, to, h],
        [0, to, h * 0.7],
        [0, from, h * 0.7],
      ],
      ink.accent,
    )
  )
}

/** A bar code; `seed` makes one differ from another. */
export const barcode = (x, y, width, height, seed = 7) => {
  let at = 0
  let state = seed
  let bars = ''
  while (at < width - 8) {
    state = (state * 73 + 41) % 101
    const wide = 2 + (state % 4) * 2
    bars += `<rect x="${x + at}" y="${y}" width="${wide}" height="${height}" fill="${ink.text}"/>`
    at += wide + 3 + (state % 3) * 2
  }
  return bars
}

/** A sheet of paper with a folded corner. */
export const sheet = (x, y, width, height, fold = 36) =>
  path(`M${x} ${y}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}Z`, {
    fill: ink.paper,
    weight: 4,
  }) + path(`M${x + width - fold} ${y}v${fold}h${fold}Z`, { fill: ink.pale, weight: 4 })
