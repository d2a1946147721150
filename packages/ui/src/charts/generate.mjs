// Draws the charts into generated/: node packages/ui/src/charts/generate.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { drawLevels } from './contour.mjs'
import { createRandom, createSea } from './field.mjs'
import { seas } from './seas.mjs'

const folder = new URL('./generated/', import.meta.url)
mkdirSync(folder, { recursive: true })

for (const [name, plan] of Object.entries(seas)) {
  const sea = createSea(plan)
  const { width, height, first, last, count } = plan
  const levels = Array.from({ length: count }, (_, i) => first + ((last - first) * i) / (count - 1))
  const chart = {
    width,
    height,
    levels: drawLevels(sea, { ...plan, levels }).filter(Boolean),
    soundings: sound(sea, plan),
  }
  writeFileSync(new URL(`${name}.ts`, folder), source(name, chart))
}

/** Depths at loosely scattered places, away from the edges and from what is written on the chart. */
function sound(sea, { width, height, seed, soundings = 0, first, keepClear = [] }) {
  const random = createRandom(seed * 31)
  const found = []
  for (let attempt = 0; attempt < 4000 && found.length < soundings; attempt++) {
    const x = Math.round(16 + random() * (width - 44))
    const y = Math.round(20 + random() * (height - 34))
    const depth = sea(x, y)
    const isTaken = found.some((other) => Math.hypot(other[0] - x, other[1] - y) < 64)
    const isCovered = keepClear.some(
      ([left, top, w, h]) => x > left - 24 && x < left + w && y > top && y < top + h + 12,
    )
    if (depth > first - 1 && !isTaken && !isCovered) found.push([x, y, Math.round(depth * 10) / 10])
  }
  return found
}

function source(name, { width, height, levels, soundings }) {
  const lines = levels.map((path) => `    '${path}',`).join('\n')
  return `// Written by generate.mjs; change seas.mjs and run it again.
import type { Chart } from '../Chart'

export const ${name}Chart: Chart = {
  width: ${width},
  height: ${height},
  levels: [
${lines}
  ],
  soundings: ${JSON.stringify(soundings)},
}
`
}
