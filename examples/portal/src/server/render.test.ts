// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { serverDouble } from '../doubles/server'
import { rows } from '../routes'
import type { Assets } from './assets'
import { assetsFromManifest } from './assets'
import { createRender } from './render'

const assets: Assets = { scripts: ['/e.js'], styles: ['/e.css'], preloads: ['/p.js'], early: '/early.js' }
const render = createRender(() => assets)

const site = 'https://www.chuhai.example'
const open = (path: string, fetch = serverDouble()) =>
  render({ url: site + path, userAgent: 'iPhone Mobile', fetch })
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')

const publicPaths = rows.filter((row) => !row.login).map((row) => row.path.replace('{id?}', '1'))

describe('every public page', () => {
  it.each(publicPaths)('%s is whole without JavaScript', async (path) => {
    const { status, html } = await open(path)
    const text = textOf(html)
    expect(status).toBe(200)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{5,}">/)
    expect(html).toContain('<h1')
    for (const word of ['找服务', '商标与专利', '友情链接', '400-826-0571']) expect(text).toContain(word)
    expect(html).not.toMatch(/\sstyle="|<style|<script>|\son\w+="/)
  })

  it.each(['/siteBuild', '/GStore/details/1', '/compliance?tag=2'])(
    '%s shows what the database holds',
    async (path) => {
      const text = textOf((await open(path)).html)
      for (const word of ['大字', '引言', '正文', '答案', '¥9,800', '第 1 天']) expect(text).toContain(word)
    },
  )

  it('shows the home page down to its last section', async () => {
    const { html } = await open('/')
    for (const word of ['从工厂到海外买家', '五段服务', '选品大会', '他们走过的航线'])
      expect(textOf(html)).toContain(word)
    expect(html).toContain('<title>出海云 - 跨境电商生态平台</title>')
    expect(html).toContain('data-announcement="cup"')
    expect(html).toContain('data-device="phone"')
  })
})

describe('search', () => {
  it('lists what was found, and says so when nothing was', async () => {
    expect(textOf((await open('/search?q=税')).html)).toContain('共 1 个页面')
    expect(textOf((await open('/search?q=zzz')).html)).toContain('没有找到相关内容')
    expect(textOf((await open('/search')).html)).toContain('想找什么')
  })

  it('writes a question as text, whatever it holds', async () => {
    const { html } = await open(`/search?q=${encodeURIComponent('</script><img src=x onerror=alert(1)>"')}`)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('</script><img')
  })
})

describe('documents', () => {
  it('name the site guide 跨境导航 and every other page with the brand', async () => {
    expect((await open('/crossBorderSiteGuide')).html).toContain('<title>跨境导航</title>')
    expect((await open('/siteBuild')).html).toContain('<title>独立站建设 - 出海云</title>')
  })

  it('carry a canonical address without foreign queries, and ask search engines away where it is for one visitor', async () => {
    const { html } = await open('/compliance?tag=1&from=x')
    expect(html).toContain('<link rel="canonical" href="https://www.chuhai.example/compliance?tag=1">')
    expect((await open('/search?q=a')).html).toContain('noindex')
  })

  it('cannot be sent to another host by their path', async () => {
    const { status, html } = await open('//evil.example/x')
    expect(status).toBe(404)
    expect(html).not.toMatch(/(href|content)="(https?:)?\/\/evil/)
  })

  it('take styles and preloads from the manifest, those of later parts of the page too', () => {
    const assetsOf = assetsFromManifest({
      'src/entry-client.tsx': { file: 'e.js', css: ['e.css'], imports: ['_s.js'] },
      '_s.js': { file: 's.js' },
      'src/early.ts': { file: 'early.js' },
      'src/pages/home/HomePage.tsx': { file: 'h.js', css: ['h.css'], dynamicImports: ['below'] },
      below: { file: 'b.js', css: ['b.css'] },
    })
    expect(assetsOf('src/pages/home/HomePage.tsx')).toEqual({
      scripts: ['/e.js'],
      styles: ['/e.css', '/h.css', '/b.css'],
      preloads: ['/s.js', '/h.js'],
      early: '/early.js',
    })
  })
})

describe('failures', () => {
  it('answer an unknown address with 404 and the sentence of the specification', async () => {
    for (const path of ['/nope', '/compliance?tag=9', '/school/nope']) {
      const { status, html } = await open(path)
      expect(status).toBe(404)
      expect(textOf(html)).toContain('This page could not be found')
      expect(textOf(html)).toContain('页面不存在')
    }
  })

  it('answer content that is gone with 404', async () => {
    expect((await open('/siteBuild', serverDouble({ missing: 'siteBuild' }))).status).toBe(404)
  })

  it('show code, message and the way home when the content cannot be read', async () => {
    const { status, html } = await open('/siteBuild', serverDouble({ broken: 'siteBuild' }))
    expect(status).toBe(503)
    for (const word of ['503', '服务暂时不可用，请稍后再试', '返回首页']) expect(textOf(html)).toContain(word)
  })

  it('lead anonymous visitors from a guarded page to sign-on, and back', async () => {
    const { status, headers } = await open('/beServiceProvider?a=1')
    expect(status).toBe(302)
    expect(headers?.location).toBe('/login?service=%2FbeServiceProvider%3Fa%3D1')
  })
})

describe('sign-on page', () => {
  it('leads back to the page of this site the visitor came from, and nowhere else', async () => {
    expect((await open('/login?service=/siteBuild')).html).toContain('href="/siteBuild"')
    const { html } = await open('/login?service=https://evil.example')
    expect(html).not.toContain('href="https://evil.example')
    expect(textOf(html)).toContain('返回首页')
  })

  it('does not lead back to a page that would ask for sign-on again', async () => {
    const { html } = await open('/login?service=/beServiceProvider')
    expect(textOf(html)).toContain('返回首页')
  })
})

describe('files from the rows', () => {
  it('list public pages in the sitemap', async () => {
    const { html, headers } = await open('/sitemap.xml')
    expect(headers?.['content-type']).toContain('application/xml')
    expect(html).toContain('<loc>https://www.chuhai.example/siteBuild</loc>')
    expect(html).not.toMatch(/login|search|beServiceProvider|\{/)
  })

  it('keep pages for one visitor out of search engines', async () => {
    const { html, headers } = await open('/robots.txt')
    expect(headers?.['content-type']).toContain('text/plain')
    expect(html).toMatch(/Disallow: \/search\nDisallow: \/login/)
    expect(html).toContain('Sitemap: https://www.chuhai.example/sitemap.xml')
  })
})
