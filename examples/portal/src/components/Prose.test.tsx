import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubIntersections } from '../testing/browser'
import { headingsOf, Prose } from './Prose'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const draw = (markdown: string) => render(<Prose>{markdown}</Prose>).container.firstElementChild as Element

it('draws headings, lists, tables and emphasis beside Chinese punctuation', () => {
  const prose = draw('## 先备\n\n1. 执照\n\n| 国家 | 税率 |\n|---|--:|\n| 德国 | 19% |\n\n**注意：**请核对')
  expect(screen.getByRole('heading', { level: 2, name: '先备' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '19%' }).dataset.align).toBe('right')
  expect(prose.querySelector('[style]')).toBeNull()
  expect(prose.querySelector('ol > li')?.textContent).toBe('执照')
  expect(prose.querySelector('strong')?.textContent).toBe('注意：')
})

it('reads the ids of headings in a time that grows with their length', () => {
  const start = performance.now()
  expect(headingsOf(`## ${' '.repeat(100_000)}\n## 费用  {#fees}`)).toEqual([{ id: 'fees', title: '费用' }])
  expect(performance.now() - start).toBeLessThan(500)
})

describe('a link', () => {
  const link = (markdown: string) => {
    draw(markdown)
    const { href, target, rel } = screen.getByRole('link') as HTMLAnchorElement
    return [href, target, rel]
  }
  const outside = ['_blank', 'noopener noreferrer']

  it('to another host opens in a new tab that knows nothing of ours', () => {
    expect(link('[税局](https://tax.example/a)')).toEqual(['https://tax.example/a', ...outside])
  })

  it('without a protocol gets http://', () => {
    expect(link('[税局](www.tax.example)')).toEqual(['http://www.tax.example/', ...outside])
  })

  it.each(['/taxCompliance', '#fees', 'tel:4008260571', 'mailto:hello@chuhai.example'])(
    'to %s stays in its tab',
    (address) => {
      expect(link(`[这里](${address})`).slice(1)).toEqual(['', ''])
      expect(screen.getByRole('link').getAttribute('href')).toBe(address)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'java%0Ascript:x',
  ])('that would run %s leads nowhere', (address) => {
    expect(link(`[这里](${address})`)[0]).toMatch(/^http:\/\/|^$/)
  })
})

describe('an image', () => {
  it('of our own host is shown', () => {
    const { meet } = stubIntersections()
    draw('![流程](/media/steps.png)')
    act(meet)
    expect(screen.getByRole('img', { name: '流程' }).getAttribute('src')).toBe('/media/steps.png')
  })

  it.each([
    'https://cdn.example/a.png',
    '//cdn.example/a.png',
    'cdn.example/a.png',
    'data:image/png;base64,AA',
  ])('of another host is not: %s', (src) => {
    expect(draw(`前![流程](${src})后`).querySelector('img')).toBeNull()
  })
})

it('shows no HTML', () => {
  const prose = draw('一 <b onclick="x">二</b>\n\n<script>alert(1)</script>\n\n<iframe src="/"></iframe>')
  expect(prose.querySelector('b, script, iframe')).toBeNull()
  expect(prose.textContent).not.toContain('alert')
})

describe('lines of a paragraph', () => {
  it.each([
    ['between two characters', '跨境电\n商', '跨境电商'],
    ['after a comma', '先备资料、\n再开店', '先备资料、再开店'],
    ['after a full stop', '先备资料。\n再开店', '先备资料。再开店'],
    ['before a Latin word', '用\nAmazon 开店', '用 Amazon 开店'],
    ['after a comma and before a Latin word', '先看，\nAmazon 再看', '先看，Amazon 再看'],
    ['beside bold words', '先看\n**三件事**\n再申报', '先看三件事再申报'],
    ['within a link', '见[税务\n合规](/taxCompliance)', '见税务合规'],
    ['between Latin words', 'Amazon\nBusiness', 'Amazon Business'],
  ])('join %s without a gap between signs of Chinese', (_, markdown, text) => {
    expect(draw(markdown).textContent?.trim()).toBe(text)
    cleanup()
    expect(
      draw(`- ${markdown.replaceAll('\n', '\n  ')}`)
        .querySelector('li')
        ?.textContent?.trim(),
    ).toBe(text)
    cleanup()
    expect(draw(`> ${markdown.replaceAll('\n', '\n> ')}`).textContent?.trim()).toBe(text)
  })

  it('stay apart in code and where they are broken on purpose', () => {
    const prose = draw('一  \n二\n\n```\n三\n四\n```')
    expect(prose.querySelector('p br')).toBeTruthy()
    expect(prose.querySelector('pre')?.textContent).toBe('三\n四\n')
  })
})

describe('a footnote', () => {
  const markdown = '要备执照[^1]与法人证件[^id]。\n\n[^1]: 副本也可以。\n[^id]: 在有效期内。'

  it('and its place in the text lead to one another, in the language of the page', () => {
    const prose = draw(markdown)
    expect(screen.getByRole('heading', { level: 2, name: '注释' })).toBeTruthy()
    const mark = screen.getByRole('link', { name: '注释 1' })
    const back = screen.getByRole('link', { name: '返回正文中的注释 1' })
    const targetOf = (link: HTMLElement) =>
      prose.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)
    expect(targetOf(mark)?.textContent).toContain('副本也可以。')
    expect(targetOf(back)).toBe(mark)
  })

  it('is its own in every text of a page', () => {
    const { container } = render(
      <>
        <Prose>{markdown}</Prose>
        <Prose>{markdown}</Prose>
      </>,
    )
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBe(8)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('a list of tasks says which are done', () => {
  const prose = draw('- [x] 注册公司\n- [ ] 申请税号')
  expect(
    [...prose.querySelectorAll('li')].map((item) =>
      item.querySelector('[role=img]')?.getAttribute('aria-label'),
    ),
  ).toEqual(['已完成', '未完成'])
  expect(prose.querySelector('input')).toBeNull()
})
