import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Chart } from './DepthChart'
import * as exported from './index'

const folder = new URL('./seas/', `file://${__dirname}/`)
const files = readdirSync(folder)
const charts = Object.entries(exported).filter(
  (entry): entry is [string, Chart] => entry[0].endsWith('Chart') && 'levels' in entry[1],
)

describe('charts', () => {
  it.each(files)('%s stays under 3 KB on the wire', (file) => {
    expect(gzipSync(readFileSync(new URL(file, folder))).length).toBeLessThan(3 * 1024)
  })

  it.each(charts)('%s has seven to nine levels of whole figures', (_name, chart) => {
    expect(chart.levels.length).toBeGreaterThanOrEqual(7)
    expect(chart.levels.length).toBeLessThanOrEqual(9)
    for (const path of chart.levels) expect(path).toMatch(/^(M[-\d ]+q[-\d ]+t[-\d ]+z)+$/)
  })

  it.each(charts)('%s sets its soundings inside the chart', (_name, chart) => {
    for (const [x, y] of chart.soundings ?? []) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(chart.width - 20)
      expect(y).toBeGreaterThan(10)
      expect(y).toBeLessThan(chart.height)
    }
  })
})
