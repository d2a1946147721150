import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRenderer } from './renderer'
import { createContext, renderAnswer, renderPieces } from './testing'

/** Returns the blocks of all parts. */
const blocksOf = (host: Element) =>
  [...host.querySelectorAll('.ch-answer__part')].flatMap((part) => [...part.children])
const shapeOf = (text: string) =>
  blocksOf(renderAnswer(text))
    .map((block) => block.outerHTML)
    .join('')
const textOf = (text: string) => renderAnswer(text).textContent

/** Marks that are difficult to parse when a text is cut between them. */
const pieces = [
  '出海',
  'Ürün ',
  '𠮷😀',
  '\n',
  '\n\n',
  '  ',
  '\r\n',
  '**',
  '*',
  '_',
  '~~',
  '`',
  '```',
  '```ts\n',
  '# ',
  '## ',
  '- ',
  '  - ',
  '1. ',
  '> ',
  '---\n',
  '| a | b |\n',
  '|---|:-:|\n',
  '| 1 | 2 |\n',
  '[',
  ']',
  '](',
  ')',
  '![',
  'https://a.b/c',
  '[https://a.b/c](https://d.e)',
  '<br>',
  '<b>',
  '\\',
  '&amp;',
  '：',
  '“标题”',
  '\t',
  '[x] ',
  '|',
  '\\(',
  '\\)',
  '\\[',
  '\\]',
  '$$',
  '$5',
  ' x = 1 ',
]
const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''))

const cutAt = (text: string, places: readonly number[]) => {
  const sorted = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b)
  return [...sorted, text.length].map((place, index) => text.slice(sorted[index - 1] ?? 0, place))
}

describe('an answer that grows', () => {
  it('ends with the same elements however it is cut', () => {
    fc.assert(
      fc.property(markdown, fc.array(fc.nat(), { maxLength: 20 }), (text, places) => {
        expect(renderPieces(cutAt(text, places)).innerHTML).toBe(renderAnswer(text).innerHTML)
      }),
      { numRuns: 600 },
    )
  })

  it('ends with the same elements when it arrives character by character', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        expect(renderPieces([...text]).innerHTML).toBe(renderAnswer(text).innerHTML)
      }),
      { numRuns: 150 },
    )
  })

  it('never touches a block that has ended', () => {
    const host = document.createElement('div')
    const renderer = createRenderer(host, createContext())
    const blocks = ['第一段。', '- 一\n- 二', '| a | b |\n|---|---|\n| 1 | 2 |', '```\ncode\n```', '结束。']
    const kept: (Element | null)[] = []
    let text = ''
    for (const block of blocks) {
      text += `${block}\n\n`
      renderer.render(text, false, 256)
      expect(blocksOf(host).slice(0, kept.length - 1)).toEqual(kept.slice(0, -1))
      kept.splice(0, kept.length, ...blocksOf(host))
    }
    renderer.render(text, true, 256)
    expect(blocksOf(host)).toEqual(kept)
  })

  it('only appends to unfinished code, tables and lists', () => {
    const host = document.createElement('div')
    const renderer = createRenderer(host, createContext())
    const grow = (text: string) => {
      renderer.render(text, false, 256)
      return [...host.querySelectorAll('tr, li, figure')]
    }
    const start = '```csv\na,b\n'
    const [figure] = grow(start)
    expect(grow(`${start}c,d\n`)).toEqual([figure])
    const table = `${start}\`\`\`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`
    const rows = grow(table)
    expect(grow(`${table}| 3 | 4 |\n`).slice(0, rows.length)).toEqual(rows)
    const list = `${table}\n- 一\n- 二\n`
    const items = grow(list)
    expect(grow(`${list}- 三\n`).slice(0, items.length)).toEqual(items)
  })

  it.each([
    ['a paragraph', '德国买家先搜品类，', '再看尺寸。'],
    ['bold text', '用 **德国买家', '先搜** 的词。'],
    ['a list', '- 德国买家先搜', '品类\n- 再看尺寸'],
    ['a quote', '> 德国买家先搜', '品类'],
    ['a row of a table', '| a | b |\n|---|---|\n| 德国买家先搜 |', ' 品类 |\n| 再看 | 尺寸 |\n'],
    ['code', '```csv\n德国买家,', '先搜\n'],
  ])('keeps what is selected in %s that grows', (_, start, more) => {
    const host = document.body.appendChild(document.createElement('div'))
    const renderer = createRenderer(host, createContext())
    renderer.render(start, false, 256)
    const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
    while (!walker.currentNode.textContent?.startsWith('德国') || walker.currentNode.nodeType !== 3)
      if (!walker.nextNode()) throw new Error('nothing to select')
    const range = document.createRange()
    range.setStart(walker.currentNode, 0)
    range.setEnd(walker.currentNode, 4)
    let text = start
    for (const letter of more) {
      text += letter
      renderer.render(text, false, 256)
    }
    renderer.render(text, true, 256)
    expect(range.toString()).toBe('德国买家')
    host.remove()
  })

  it('renders an unfinished mark as if it were finished', () => {
    const host = document.createElement('div')
    const renderer = createRenderer(host, createContext())
    const grow = (text: string) => {
      renderer.render(text, false, 256)
      return blocksOf(host)
        .map((block) => block.outerHTML)
        .join('')
    }
    expect(grow('价格 **¥98')).toBe('<p>价格 <strong>¥98</strong></p>')
    expect(grow('价格 **¥980**，见 [价目')).toBe('<p>价格 <strong>¥980</strong>，见 [价目</p>')
    expect(grow('价格 **¥980**，见 [价目](https://a')).toBe(
      '<p>价格 <strong>¥980</strong>，见 <span>价目</span></p>',
    )
    expect(grow('用 `SKU')).toBe('<p>用 <code>SKU</code></p>')
    expect(grow('说明\n| 首词 | 长')).toBe('<p>说明<br></p>')
  })

  it('renders a long text in slices', () => {
    const host = document.createElement('div')
    const renderer = createRenderer(host, createContext())
    const text = '一段。\n\n'.repeat(3000)
    expect(renderer.render(text, true, 256)).toBe(false)
    expect(blocksOf(host).length).toBeLessThan(2500)
    while (!renderer.render(text, true, 256));
    expect(blocksOf(host)).toHaveLength(3000)
  })
})

describe('Markdown as models write it in Chinese', () => {
  it('ends bold text before a Chinese character', () => {
    expect(shapeOf('**注意：**请先核对')).toBe('<p><strong>注意：</strong>请先核对</p>')
    expect(shapeOf('用**“标题”**来写')).toBe('<p>用<strong>“标题”</strong>来写</p>')
  })

  it('leaves sizes, ranges and names with underscores alone', () => {
    const text = '60*40*30cm，5~10 元或 20~30 元，item_name_2'
    expect(shapeOf(text)).toBe(`<p>${text}</p>`)
  })

  it('keeps the line breaks of a mail', () => {
    expect(shapeOf('Dear Anna,\nThank you.')).toBe('<p>Dear Anna,<br>Thank you.</p>')
  })

  it('ends a bare address before the punctuation of its sentence', () => {
    for (const mark of [
      '。再看',
      '，再看',
      '——再看',
      '）再看',
      '”再看',
      '、再看',
      '~再看',
      '…',
      '再看',
      '), 再看',
    ]) {
      const [link] = renderAnswer(`见 https://chuhai.test/school${mark}`).querySelectorAll('a')
      expect([mark, link?.href]).toEqual([mark, 'https://chuhai.test/school'])
    }
  })

  it('nests lists by two spaces below a number as well', () => {
    expect(renderAnswer('1. 一\n  - 甲\n  - 乙\n2. 二').querySelectorAll('ol > li > ul > li')).toHaveLength(2)
  })

  it('keeps the number a list begins with', () => {
    expect(renderAnswer('3. 三\n4. 四').querySelector('ol')?.getAttribute('start')).toBe('3')
  })
})

describe('a formula', () => {
  it.each([
    ['面积 \\(S = \\pi r^2\\)。', '<p>面积 <code>\\(S = \\pi r^2\\)</code>。</p>'],
    ['其中 \\(x\\) 与 \\(y_1*z_2*\\)', '<p>其中 <code>\\(x\\)</code> 与 <code>\\(y_1*z_2*\\)</code></p>'],
    ['即 \\[ a_1 * b_1 \\] 元', '<p>即 <code>\\[ a_1 * b_1 \\]</code> 元</p>'],
    ['即 $$a_1*b_1 = c$$。', '<p>即 <code>$$a_1*b_1 = c$$</code>。</p>'],
    ['\\(\\text{利润} = \\frac{a}{b}\\)', '<p><code>\\(\\text{利润} = \\frac{a}{b}\\)</code></p>'],
  ])('within a text is shown as it was written: %s', (written, shown) => {
    expect(shapeOf(written)).toBe(shown)
  })

  it.each([
    '\\[\nE = mc^2\n\\]',
    '\\[ x = \\frac{1}{2} \\]',
    '\\[\n- a \\\\[2pt]\n+ b_1*c*\n= 3\n\\].',
    '$$\n# x\n> 1\n$$',
  ])('of its own lines is shown as it was written: %j', (written) => {
    const [before, formula, after] = blocksOf(renderAnswer(`公式：\n${written}\n其中 **x** 是重量。`))
    expect([formula?.className, formula?.textContent]).toEqual(['ch-answer__formula', written])
    expect([before?.textContent, after?.textContent]).toEqual(['公式：', '其中 x 是重量。'])
  })

  it('in a list or a quote is shown as it was written', () => {
    const host = renderAnswer('1. 先算\n   \\[\n   a = b\n   \\]\n2. 再算\n\n> \\[ c = d \\]')
    const shown = [...host.querySelectorAll('li .ch-answer__formula, blockquote .ch-answer__formula')]
    expect(shown.map(({ textContent }) => textContent)).toEqual(['\\[\na = b\n\\]', '\\[ c = d \\]'])
  })

  it('is not money, nor a text in escaped brackets', () => {
    expect(shapeOf('头程 $5 到 $10，*含税*')).toBe('<p>头程 $5 到 $10，<em>含税</em></p>')
    expect(shapeOf('头程 $$5 到 $10')).toBe('<p>头程 $$5 到 $10</p>')
    expect(shapeOf('\\[新手\\] 开店')).toBe('<p>[新手] 开店</p>')
    expect(shapeOf('见\\(附件\\)与\\[2026\\]')).toBe('<p>见(附件)与[2026]</p>')
    expect(shapeOf('`\\(x\\)`')).toBe('<p><code>\\(x\\)</code></p>')
  })

  it('that has not ended looks like one that has', () => {
    const host = document.createElement('div')
    const renderer = createRenderer(host, createContext())
    renderer.render('面积 \\(S = a*b', false, 256)
    expect(blocksOf(host)[0]?.outerHTML).toBe('<p>面积 <code>\\(S = a*b</code></p>')
  })
})

describe('a hostile answer', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '- <b onclick=x>\n\n> <style>*{display:none}</style>\n\n| <form> | b |\n|---|---|\n| <input> | c |',
  ])('shows HTML as text: %s', (text) => {
    const host = renderAnswer(text)
    expect(host.querySelector('script, img, iframe, svg, b, style, form, input, a')).toBeNull()
    expect(host.textContent).toContain('<')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:http://chuhai.test/1',
    'file:///etc/passwd',
    'tel:110',
    'chuhai.test@evil.example',
    'https://chuhai.test@evil.example/',
    'https:\\\\evil.example',
    '#top',
    'school',
    '/api/logout',
    '//chuhai.test/api/logout',
    '/%61pi/logout',
    '/school/../api/logout',
  ])('makes no link of %s', (address) => {
    for (const text of [`[看](<${address}>)`, `[看](${address})`, `<${address}>`])
      for (const link of renderAnswer(text).querySelectorAll('a')) expect(link.hostname).not.toMatch(/evil/)
    expect(renderAnswer(`[看](<${address}>)`).querySelector('a')).toBeNull()
  })

  it('links only to pages and mails, in a new tab without an opener', () => {
    const host = renderAnswer(
      '[a](https://a.example/) [b](mailto:b@b.example) [c](/school) https://d.example',
    )
    const links = [...host.querySelectorAll('a')]
    expect(links.map(({ href }) => href)).toEqual([
      'https://a.example/',
      'mailto:b@b.example',
      'http://chuhai.test/school',
      'https://d.example/',
    ])
    for (const link of links) {
      expect(link.target).toBe('_blank')
      expect(link.rel).toContain('noopener')
    }
  })

  it.each([
    ['[银行](https://evil.example/login)', 'evil.example'],
    ['[bank.example](https://evil.example:8443/)', 'evil.example:8443'],
    ['[bank.example](https://bank.example.evil.example)', 'bank.example.evil.example'],
    ['[银行](//evil.example/)', 'evil.example'],
    ['[银行](https://bаnk.example/)', 'xn--bnk-6cd.example'],
    ['![图](https://evil.example/a.png)', 'evil.example'],
    ['[银行](https://chuhai.test:81/)', 'chuhai.test:81'],
    ['https://evil.example/login', undefined],
    ['[学院](/school)', undefined],
    ['[学院](http://chuhai.test/school)', undefined],
    ['[来信](mailto:b@b.example)', undefined],
    ['[a@bank.example](mailto:b@evil.example)', 'b@evil.example'],
    ['[https://bank.example/prices](https://bank.example/login?to=1)', 'bank.example/login?to=1'],
    ['[**www.bank.example**](https://evil.example/)', 'evil.example'],
    ['[https://bank.example](/school)', 'chuhai.test'],
    ['[http://chuhai.test/school](/videotest)', 'chuhai.test/videotest'],
    ['[https://bаnk.example/](https://bаnk.example/)', 'xn--bnk-6cd.example'],
    ['[bank.example/prices/](https://bank.example/prices)', undefined],
    ['https://bank.example/价格', undefined],
  ])('shows where a link leads that is not ours, unless its words say it: %s', (text, host) => {
    expect(renderAnswer(text).querySelector('a')?.dataset.target).toBe(host)
  })

  it('loads no image from another origin, and makes no API call with an image', () => {
    const beacons = [
      'https://evil.example/a.png?q=secret',
      '//evil.example/a.png',
      '/api/logout',
      '/api/logout.png',
      '/%61pi/x.png',
      'data:image/png;base64,AAAA',
      '/page',
    ]
    for (const address of beacons) expect(renderAnswer(`![图](${address})`).querySelector('img')).toBeNull()
    const image = renderAnswer('![货架](/files/a.png)').querySelector('img')
    expect(image?.src).toBe('http://chuhai.test/files/a.png')
    expect(image?.alt).toBe('货架')
  })

  const count = 8000
  it.each([
    ['quotes', '>'.repeat(count)],
    ['lists', '- '.repeat(count)],
    ['stairs', Array.from({ length: 400 }, (_, index) => `${' '.repeat(index * 2)}- a`).join('\n')],
    ['brackets', '['.repeat(count)],
    ['brackets that close', '[a'.repeat(count) + ']'.repeat(count)],
    ['links that do not end', '[a]('.repeat(count)],
    ['images that do not end', '![a](b'.repeat(count)],
    ['links in links', `${'['.repeat(count)}a${'](b)'.repeat(count)}`],
    ['stars', '*a '.repeat(count)],
    ['stars in words', 'a*'.repeat(count)],
    ['bold that does not end', '**a'.repeat(count)],
    ['emphasis in emphasis', '*a **b '.repeat(2000) + '**c* '.repeat(2000)],
    ['every mark', '*_~~'.repeat(count)],
    ['only stars', '*'.repeat(count)],
    ['backticks', '`a'.repeat(count)],
    ['backticks of all lengths', Array.from({ length: 400 }, (_, index) => `${'`'.repeat(index)}a`).join('')],
    ['angles', '<https://'.repeat(count)],
    ['addresses', 'http://'.repeat(count)],
    ['dots after an address', `https://a${'.'.repeat(count)}`],
    ['bars', `${'|'.repeat(count)}\n${'|-'.repeat(count)}`],
    ['entities', '&#1;'.repeat(count)],
    ['formulas that do not end', '\\(a\\[b$$c'.repeat(count)],
    ['formulas of their own lines that do not end', '\\[\n\n'.repeat(count)],
    ['empty lines', '\n'.repeat(count)],
  ])('is rendered in bounded time: %s', (_, text) => {
    const host = renderAnswer(text)
    let deepest = 0
    for (const element of host.querySelectorAll('*:not(:has(*))')) {
      let depth = 0
      for (let node: Element | null = element; node && node !== host; node = node.parentElement) depth += 1
      deepest = Math.max(deepest, depth)
      if (depth > 60) break
    }
    expect(deepest).toBeLessThan(60)
  })

  it('loses no text', () => {
    for (const text of ['a ** b', '[x', '`y', '![z](', '5 < 6 & 7', '\\a', '| a |', '###### ', '####### x'])
      expect(textOf(text)?.replaceAll('#', '').trim()).toBe(text.replaceAll('#', '').trim())
  })
})
