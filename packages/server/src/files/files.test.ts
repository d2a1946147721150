import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSite } from '../modules/site/service'
import { signIn } from '../testing/sign-in'
import { pageHeaders, partner, startTestApp } from '../testing/test-app'
import type { Page, Portal } from './portal'

const folder = await mkdtemp(join(tmpdir(), 'chuhai-files-'))
const widgets = join(folder, 'widgets')
const publicUrl = 'https://www.chuhai.example'
let rendered = 0
const portal: Portal = {
  clientDir: join(folder, 'client'),
  deviceOf: (userAgent) => (userAgent.includes('phone') ? 'phone' : 'desktop'),
  async render({ url, userAgent, fetch }): Promise<Page> {
    rendered += 1
    const path = url.replace(publicUrl, '')
    if (path === '/broken') throw new Error('broken')
    if (path === '/file.xml')
      return { status: 200, html: '<a/>', headers: { 'content-type': 'application/xml; charset=utf-8' } }
    if (path === '/mine')
      return { status: 200, html: `<p>${rendered}</p>`, headers: { 'cache-control': 'no-store' } }
    const asked = path === '/visitor' ? '/api/user/info' : '/api/platformNew/recommended_plat'
    const answer = (await (await fetch(asked)).json()) as { status: string }
    return {
      status: path === '/gone' ? 404 : 200,
      html: `<p>${url} ${userAgent} ${answer.status}</p>`,
      headers: { 'X-Page': '1' },
    }
  },
}
const provider = {
  client: 'chuhai',
  name: '出海云账号',
  issuer: 'https://id.example/realm',
  clientId: 'chuhai',
  clientSecret: 'secret',
}
const signOn = {
  providers: [provider],
  origins: ['https://login.example'],
  sessionEnds: { idleDays: 7, days: 30 },
}
const server = startTestApp({ widgets, portal, publicUrl, signOn })

beforeAll(async () => {
  await mkdir(widgets)
  await mkdir(join(portal.clientDir, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(widgets, '.env'), 'secret')
  await writeFile(join(widgets, 'loader.js'), 'plain')
  await writeFile(join(widgets, 'loader.js.br'), 'brotli')
  await writeFile(join(widgets, 'loader.js.gz'), 'gzip')
  await mkdir(join(widgets, 'parts'))
  await writeFile(join(widgets, 'panel-bc81f02.js'), 'chunk')
  await writeFile(join(widgets, 'parts', 'form-a1b2c3d.js'), 'form')
  await writeFile(join(portal.clientDir, 'assets', 'main-a1b2c3d4.css'), 'css')
  await mkdir(join(portal.clientDir, 'preview'))
  await writeFile(join(portal.clientDir, 'preview', 'neutral.html'), '<p>file</p>')
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => server.request(path, { headers })

describe('widget files', () => {
  it('may be loaded by any page; the loader is revalidated, chunks are not', async () => {
    const loader = await get('/widgets/loader.js')
    expect(await loader.text()).toBe('plain')
    expect(Object.fromEntries(loader.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const chunk = await get('/widgets/panel-bc81f02.js')
    expect(chunk.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', null, 'plain'],
  ])('are compressed as the caller accepts: %s', async (accepts, encoding, body) => {
    const response = await get('/widgets/loader.js', { 'Accept-Encoding': accepts })
    expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([encoding, body])
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
  })

  it.each(['', '/~2'])(
    'have further addresses for a browser that remembers the first as failed: %s',
    async (root) => {
      for (const path of ['parts/form-a1b2c3d.js', 'parts~3/form-a1b2c3d.js', 'parts~u12/form-a1b2c3d.js']) {
        const response = await get(`/widgets${root}/${path}`)
        expect([await response.text(), response.headers.get('Cache-Control')]).toEqual([
          'form',
          'public, max-age=31536000, immutable',
        ])
      }
      expect(await (await get(`/widgets${root}/panel-bc81f02.js`)).text()).toBe('chunk')
    },
  )

  it('are not sent again to a caller with the same version', async () => {
    const etag = (await get('/widgets/loader.js')).headers.get('ETag') ?? ''
    const response = await get('/widgets/loader.js', { 'If-None-Match': etag })
    expect([response.status, await response.text()]).toEqual([304, ''])
  })

  it.each([
    '/widgets/..%2fsecret.txt',
    '/widgets/%2e%2e/secret.txt',
    '/widgets/..%5csecret.txt',
    '/widgets/.env',
    '/widgets/~2/.env',
    '/widgets/~2/../../secret.txt',
    '/widgets/parts~2/..%2f..%2fsecret.txt',
    '/widgets/%00',
    '/widgets/%',
    '/widgets/',
    '/widgets/none.js',
  ])('stay within their folder: %s', async (path) => {
    const text = await (await get(path)).text()
    expect(text).not.toBe('secret')
  })
})

describe('media', () => {
  const video = '/media/videos/volumetric-weight.mp4'
  const size = async () => Number((await get(video)).headers.get('Content-Length'))

  it('are sent in parts, so that a player can jump', async () => {
    const whole = await get(video)
    expect([whole.status, whole.headers.get('Content-Type'), whole.headers.get('Accept-Ranges')]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ])
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const part = await get(video, { Range: 'bytes=1000-1999' })
    expect([part.status, part.headers.get('Content-Range'), part.headers.get('Content-Length')]).toEqual([
      206,
      `bytes 1000-1999/${bytes.length}`,
      '1000',
    ])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(1000, 2000))
    const rest = await get(video, { Range: `bytes=${bytes.length - 5}-` })
    expect(new Uint8Array(await rest.arrayBuffer())).toEqual(bytes.slice(-5))
  })

  it('refuse a part behind the end, and say how long they are', async () => {
    const response = await get(video, { Range: 'bytes=99999999-' })
    expect([response.status, response.headers.get('Content-Range')]).toEqual([416, `bytes */${await size()}`])
  })

  it('are sent whole where the caller has another version', async () => {
    const { headers } = await get(video)
    const ifRange = (etag: string) => get(video, { Range: 'bytes=0-9', 'If-Range': etag })
    expect((await ifRange(headers.get('ETag') ?? '')).status).toBe(206)
    expect((await ifRange('"other"')).status).toBe(200)
  })

  it('have subtitles with their type', async () => {
    const { headers } = await get(video.replace('.mp4', '.vtt'))
    expect(headers.get('Content-Type')).toBe('text/vtt; charset=utf-8')
  })
})

describe('portal pages', () => {
  it('are rendered with the data of this server', async () => {
    const response = await get('/news?x=1', { 'User-Agent': 'phone' })
    expect(await response.text()).toBe('<p>https://www.chuhai.example/news?x=1 phone success</p>')
    expect(response.headers.get('X-Page')).toBe('1')
    expect((await get('/gone')).status).toBe(404)
  })

  const policyOf = async (headers: Record<string, string> = {}) =>
    (await get('/', headers)).headers.get('Content-Security-Policy')

  it('load same-origin resources only', async () => {
    const policy = await policyOf()
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  it.each([
    ['a registered site', { Referer: `${partner}/`, 'Sec-Fetch-Dest': 'iframe' }, `'self' ${partner}`],
    ['one in a browser that says less', { Referer: `${partner}/a` }, `'self' ${partner}`],
    ['another site', { Referer: 'https://evil.example/', 'Sec-Fetch-Dest': 'iframe' }, "'self'"],
    ['nobody who says who it is', { 'Sec-Fetch-Dest': 'frame', 'Sec-Fetch-Site': 'cross-site' }, "'self'"],
    ['no address', { Referer: 'a page', 'Sec-Fetch-Dest': 'embed' }, "'self'"],
    ['a link', { Referer: `${partner}/`, 'Sec-Fetch-Dest': 'document' }, "'self'"],
    ['a page of ours in a frame', { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'same-origin' }, '*'],
  ])('are framed by the registered site that asks only: %s', async (_, headers, ancestors) => {
    expect(await policyOf(headers)).toMatch(new RegExp(`; frame-ancestors ${ancestors.replace('*', '[*]')}$`))
  })

  it('do not tell which sites are registered, however many there are', async () => {
    const before = (await policyOf())?.length
    for (let site = 0; site < 200; site += 1) await addSite(server.db, `https://shop-${site}.example`, 'shop')
    const fresh = server.another({ widgets, portal, publicUrl, signOn })
    const { headers } = await fresh.request('/', { headers: { 'Sec-Fetch-Dest': 'iframe' } })
    expect(headers.get('Content-Security-Policy')?.length).toBe(before)
    const asked = await fresh.request('/', {
      headers: { Referer: 'https://shop-7.example/', 'Sec-Fetch-Dest': 'iframe' },
    })
    expect(asked.headers.get('Content-Security-Policy')).toMatch(
      /frame-ancestors 'self' https:\/\/shop-7\.example$/,
    )
  })

  it('have one policy for each site that frames them, also where a browser knows the page', async () => {
    const first = await get('/known')
    expect(first.headers.get('Vary')).toBe('Referer, Sec-Fetch-Dest, Sec-Fetch-Site')
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' }
    expect((await get('/known', known)).status).toBe(304)
    const framed = await get('/known', { ...known, Referer: `${partner}/`, 'Sec-Fetch-Dest': 'iframe' })
    expect([framed.status, framed.headers.get('Content-Security-Policy')]).toEqual([
      200,
      expect.stringContaining(partner),
    ])
  })

  it('have a policy as files, too', async () => {
    const { headers } = await get('/preview/neutral.html')
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(
      await get('/assets/main-a1b2c3d4.css').then((file) => file.headers.get('Content-Security-Policy')),
    ).toBeNull()
  })

  it('may frame the pages of sign-on', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy')
    expect(policy).toContain("frame-src 'self' https://login.example https://id.example;")
  })

  it('have the public address, whatever their path is', async () => {
    expect(await (await get('//evil.example/x')).text()).toContain(
      '<p>https://www.chuhai.example//evil.example/x',
    )
  })

  it('keep the content type of the portal', async () => {
    const response = await get('/file.xml')
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect((await get('/')).headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  })

  it('are the same for all visitors, whatever cookies come along', async () => {
    const { cookie } = await signIn(server.db)
    const headers = { Cookie: `a=1; ${cookie}`, 'X-Org-Id': '1', Authorization: 'a' }
    const page = await get('/visitor', headers)
    expect(page.headers.get('Cache-Control')).toBe('no-cache')
    expect(await page.text()).toContain('UNAUTHORIZED')
  })

  it('show a plain page when they fail', async () => {
    const response = await get('/broken')
    const page = await response.text()
    expect(response.status).toBe(500)
    expect(page).toContain('系统错误，请稍后再试！')
    expect(page).toContain(response.headers.get('X-Request-Id'))
  })

  it('have their files, cached forever where the name has a hash', async () => {
    const response = await get('/assets/main-a1b2c3d4.css')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
  })

  it('leave unknown API addresses to the API', async () => {
    expect((await server.get('/api/none')).envelope.status).toBe('NOT_FOUND')
  })
})

describe('a method without a route', () => {
  it.each([
    ['POST', '/healthz', 'GET'],
    ['PUT', '/readyz', 'GET'],
    ['DELETE', '/files/0.png', 'GET'],
    ['POST', '/widgets/loader.js', 'GET'],
    ['PATCH', '/media/videos/volumetric-weight.mp4', 'GET'],
    ['POST', '/assets/main-a1b2c3d4.css', 'GET'],
    ['POST', '/', 'GET'],
    ['OPTIONS', '/news', 'GET'],
    ['POST', '/api/oauth2/authorization/chuhai', 'GET'],
    ['DELETE', '/api/login/oauth2/callback/chuhai', 'GET'],
    ['PUT', '/api/logout', 'GET, POST'],
    ['PUT', '/api/consultation/plain', 'GET, POST'],
    ['POST', '/api/sign-on/page.css', 'GET'],
    ['POST', '/api/site/qr/service.png', 'GET'],
    ['GET', '/api/consultation', 'POST'],
    ['HEAD', '/api/consultation', 'POST'],
  ])('%s %s is answered with the methods that have one', async (method, path, allowed) => {
    const response = await server.request(path, { method, headers: pageHeaders })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed])
  })

  it.each(['PATCH', 'PROPFIND'])(
    'no address of the API has is answered in this way to any program: %s',
    async (method) => {
      const response = await server.request('/api/consultation', { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
      expect((await server.request('/api/admin/sites', { method })).status).toBe(404)
    },
  )

  it.each([
    ['POST', '/api/none'],
    ['GET', '/api/none'],
    ['DELETE', '/api/admin/sites'],
    ['GET', '/files/0.png'],
  ])('%s %s is answered as if nothing were there, because nothing is', async (method, path) => {
    const response = await server.request(path, { method, headers: pageHeaders })
    expect([response.status, response.headers.get('Allow')]).toEqual([404, null])
  })
})

describe('an address that is no UTF-8', () => {
  it.each([
    '/%',
    '/news?word=%CD%CB',
    '/widgets/%CD.js',
    '/media/%.png',
    '/files/%CD%CB',
    '/assets/%',
    '/api/%',
    '/api/nav/detail/%E9',
    '/api/page/%',
    '/api/search?q=%CD%CB',
    '/api/oauth2/authorization/%',
  ])('%s is answered as any other, without a fault of the server', async (path) =>
    expect((await get(path)).status).toBeLessThan(500),
  )
})

describe('a page with many requests', () => {
  const renderings = async (...requests: [path: string, headers?: Record<string, string>][]) => {
    const before = rendered
    const texts = await Promise.all(requests.map(async (one) => (await get(...one)).text()))
    return { count: rendered - before, texts }
  }

  it('is rendered once', async () => {
    const { count, texts } = await renderings(['/many'], ['/many'], ['/many', { 'User-Agent': 'desk' }])
    expect([count, new Set(texts).size]).toEqual([1, 1])
    expect((await renderings(['/many'])).count).toBe(0)
  })

  it('is rendered separately for each address, device and language', async () => {
    const phone = { 'User-Agent': 'phone' }
    const { count, texts } = await renderings(
      ['/a'],
      ['/a?b'],
      ['/a', phone],
      ['/a', { 'Accept-Language': 'en' }],
    )
    expect(count).toBe(4)
    expect(texts[1]).toContain('/a?b')
    expect(texts[2]).toContain('phone')
  })

  it.each(['Cookie', 'Authorization', 'X-Org-Id'])('is rendered once whatever %s comes', async (name) => {
    const path = `/of-${name}`
    const requests = Array.from(
      { length: 20 },
      (_, turn) => [path, { [name]: `a=${turn}` }] as [string, object],
    )
    expect((await renderings([path], ...(requests as [string, Record<string, string>][]))).count).toBe(1)
  })

  it.each(['/mine', '/gone', '/broken'])(
    'is not cached where that is forbidden or it is no page: %s',
    async (path) => {
      const { count, texts } = await renderings([path], [path])
      expect(count).toBe(2)
      expect((await renderings([path])).count).toBe(1)
      if (path !== '/gone') expect(texts[0]).not.toBe(texts[1])
      expect((await get(path)).headers.get('ETag')).toBeNull()
    },
  )

  it('is not sent again to a caller with the same version', async () => {
    const etag = (await get('/known')).headers.get('ETag') ?? ''
    const response = await get('/known', { 'If-None-Match': `"other", W/${etag}` })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect((await get('/known', { 'If-None-Match': '"other"' })).status).toBe(200)
  })
})
