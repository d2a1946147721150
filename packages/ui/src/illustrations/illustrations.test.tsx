import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as illustrations from './index'

const { QuayScene, ThemedIllustration: _, ...pictures } = illustrations
const accent = /#F0641E/g

describe('illustrations', () => {
  describe.each(Object.entries(pictures))('%s', (_name, Picture) => {
    it.each(['light', 'navy'] as const)('has exactly one orange part on %s', (tone) => {
      expect(renderToStaticMarkup(<Picture tone={tone} />).match(accent)).toHaveLength(1)
    })

    it('needs no style and no id', () => {
      expect(renderToStaticMarkup(<Picture />)).not.toMatch(/ style=| id=|<style/)
    })

    it('is decoration until it is labelled', () => {
      expect(renderToStaticMarkup(<Picture />)).toContain('aria-hidden="true"')
      expect(renderToStaticMarkup(<Picture label="picture" />)).toContain('role="img" aria-label="picture"')
    })
  })

  it('keeps one orange part in the quay scene', () => {
    expect(renderToStaticMarkup(<QuayScene />).match(accent)).toHaveLength(1)
  })
})
