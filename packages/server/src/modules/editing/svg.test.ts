import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mediaDir } from '../../process/folders'
import { svgProblem } from './svg'

const drawing = (content: string, attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${content}</svg>`

describe('a drawing', () => {
  it.each([
    [
      'shapes',
      '<g transform="translate(1 2) rotate(3)"><path d="M0 0h9z" fill="rgb(1 2 3)"/><text x="1">中（国）(上海)</text></g>',
    ],
    [
      'a gradient',
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)"/>',
    ],
    [
      'a style',
      '<style><![CDATA[.a > .b { fill: url("#a"); transform: scale(2) }]]></style><rect class="a" style="fill: red"/>',
    ],
    [
      'a part that is used again',
      '<symbol id="s"><circle r="1"/></symbol><use href="#s"/><use xlink:href="#s"/>',
    ],
    ['a picture within it', '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>'],
    [
      'a filter',
      '<filter id="f"><feGaussianBlur in="SourceGraphic" stdDeviation="2"/></filter><g filter="url(#f)"/>',
    ],
  ])('of %s is taken', (_, content) => expect(svgProblem(drawing(content))).toBeNull())

  it('that comes with the server is taken', () => {
    const drawings = readdirSync(mediaDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.svg'),
    )
    expect(drawings.length).toBeGreaterThan(20)
    const problems = drawings.flatMap((name) => svgProblem(readFileSync(join(mediaDir, name), 'utf8')) ?? [])
    expect(problems).toEqual([])
  })
})

const script = 'http://www.w3.org/2000/svg'

describe('what a drawing must not hold', () => {
  it.each([
    ['<script>1</script>', '<script>'],
    [`<é:script xmlns:é="${script}">1</é:script>`, '<é:script>'],
    ['<SCRIPT/>', '<SCRIPT>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>', '<h:script>'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', '<foreignObject>'],
    ['<a href="#b"><path/></a>', '<a>'],
    ['<animate attributeName="href" to="javascript:1"/>', '<animate>'],
    ['<set attributeName="onload" to="1"/>', '<set>'],
    ['<feImage href="#a"/>', '<feImage>'],
    ['<rect onclick="1"/>', 'the attribute onclick'],
    ['<rect xml:base="https://cdn.example/"/>', 'the attribute xml:base'],
    ['<use href="https://cdn.example/a.svg#b"/>', 'a reference to another file in href'],
    ['<use xlink:href="&#106;avascript:alert(1)"/>', 'a reference to another file in xlink:href'],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'a reference to another file in href'],
    ['<rect fill="url(https://cdn.example/a)"/>', 'a reference to another file in fill'],
    ['<rect style="fill: u\\72l(https://cdn.example/a)"/>', 'a reference to another file in style'],
    [
      '<rect style="background: image-set(&quot;https://cdn.example/a&quot; 1x)"/>',
      'a reference to another file in style',
    ],
    ['<style>@import "https://cdn.example/a.css";</style>', 'a style of another file'],
    ['<style>@\\69mport "https://cdn.example/a.css";</style>', 'a style of another file'],
    ['<style><![CDATA[a { b: image-set("https://cdn.example/a" 1x) }]]></style>', 'a style of another file'],
    ['<style>a { b: url( https://cdn.example/a ) }</style>', 'a style of another file'],
    ['<style>a { b: ur<!-- -->l(https://cdn.example/a) }</style>', 'a style of another file'],
    ['<?xml-stylesheet href="https://cdn.example/a.css"?>', '<?xml-stylesheet'],
  ])('is found: %s', (content, what) =>
    expect(svgProblem(drawing(content))).toContain(`must not hold ${what}`),
  )

  it.each([
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="${script}">&a;</svg>`],
    ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['a drawing without its namespace', '<svg/>'],
    ['tags that are not closed', `<svg xmlns="${script}"><g></svg>`],
    ['an attribute twice', `<svg xmlns="${script}" id="a" id="b"/>`],
    ['two drawings', `<svg xmlns="${script}"/><svg xmlns="${script}"/>`],
    ['text', 'svg'],
    ['nothing', ''],
  ])('is no drawing at all: %s', (_, text) => expect(svgProblem(text)).toMatch(/is no SVG|must not hold/))
})
