import { svgPathBbox } from 'svg-path-bbox'
import { describe, expect, it } from 'vitest'
import * as paths from './paths'

const icons = Object.entries(paths)

describe('icons', () => {
  it('offers at least sixty', () => {
    expect(icons.length).toBeGreaterThanOrEqual(60)
  })

  it.each(icons)('%s keeps its line inside the live area', (_name, path) => {
    const [left, top, right, bottom] = svgPathBbox(path)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(2.25)
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(21.75)
  })

  it.each(icons)('%s is named as an icon', (name) => {
    expect(name).toMatch(/^icon[A-Z]/)
  })

  it('draws nothing twice', () => {
    expect(new Set(Object.values(paths)).size).toBe(icons.length)
  })
})
