import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { clientOf } from './options'
import { openStore } from './store/store'
import { type Browser, faultAt, type Page, textOf, valueAt } from './testing/browser'
import { receiveMails } from './testing/mails'
import { setUpProvider } from './testing/provider'

const told: string[] = []
const application = createServer(async (request, response) => {
  told.push(await text(request))
  response.end()
}).listen(0, '127.0.0.1')
await once(application, 'listening')
afterAll(() => application.close())

const box = await receiveMails()
const provider = setUpProvider({
  mail: { url: box.url, from: '出海云 <no-reply@chuhai.example>' },
  limits: { attempts: 5, waitSeconds: 60, registrations: 100, resets: 100 },
  clients: [
    {
      ...clientOf('http://localhost:4000'),
      backChannelLogoutUri: `http://127.0.0.1:${(application.address() as AddressInfo).port}/told`,
    },
  ],
})
const old = 'Sea-route9'
const fresh = { password: 'Harbour-17', repeat: 'Harbour-17' }

let count = 0
/** A new account, signed in in a browser of its own. */
const newAccount = async () => {
  const name = `sailor_${++count}`
  const visitor = provider.browser()
  const { address, exchange } = await provider.start({ prompt: 'create' })
  const { url } = await visitor.send(await visitor.go(address), { name, password: old, repeat: old })
  await exchange(url)
  return { name, visitor, mail: `${name}@chuhai.example` }
}

const isSignedIn = async (visitor: Browser) => {
  const { address } = await provider.start({ prompt: 'none' })
  return new URL((await visitor.go(address)).url).searchParams.has('code')
}

const canLogIn = async (name: string, password: string) => {
  const { address } = await provider.start({ prompt: 'login' })
  const visitor = provider.browser()
  const page = await visitor.send(await visitor.go(address), { name, password })
  return page.status === 0
}

const ask = async (name: string, visitor = provider.browser()) =>
  visitor.send(await visitor.go('/password/forgotten'), { name })

const mailsTo = async (address: string, many: number) => {
  await vi.waitFor(() => expect(box.to(address)).toHaveLength(many))
  return box.to(address)
}

const linkTo = async (address: string, many = 1) => {
  const mail = (await mailsTo(address, many)).at(-1)
  return /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

describe('a forgotten password', () => {
  it('is set by the link of a mail, which signs the account out everywhere and works once', async () => {
    const { name, visitor, mail } = await newAccount()
    expect(await isSignedIn(visitor)).toBe(true)
    told.length = 0
    await ask(name)
    const link = await linkTo(mail)
    const other = provider.browser()
    const form = await other.go(link)
    expect(textOf(form)).toContain('所有设备都会退出登录')
    expect(textOf(await other.send(form, fresh))).toContain('密码已修改')
    expect([await canLogIn(name, old), await canLogIn(name, fresh.password)]).toEqual([false, true])
    expect(await isSignedIn(visitor)).toBe(false)
    expect(told).toEqual([expect.stringMatching(/^logout_token=/)])
    expect(textOf(await other.send(form, fresh))).toContain('链接已失效')
    expect(textOf(await other.go(link))).toContain('链接已失效')
    expect((await mailsTo(mail, 2)).at(-1)?.subject).toBe('密码已修改')
  })

  it('gets the same answer for an account, for one without mail and for none', async () => {
    const { name } = await newAccount()
    const answers = []
    for (const each of [name, 'nobody_at_all', '航海家']) answers.push((await ask(each)).html)
    expect(new Set(answers).size).toBe(1)
    expect(textOf({ html: answers[0] ?? '' } as Page)).toContain('请查收邮件')
    expect(box.to('nobody_at_all@chuhai.example')).toEqual([])
  })

  it('is set by the newest link only, and by no link after thirty minutes', async () => {
    const { name, mail } = await newAccount()
    await ask(name)
    const first = await linkTo(mail)
    await ask(name)
    const second = await linkTo(mail, 2)
    const visitor = provider.browser()
    expect(textOf(await visitor.go(first))).toContain('链接已失效')
    expect(textOf(await visitor.go(second))).toContain('设置新密码')
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
    const late = textOf(await visitor.go(second))
    vi.useRealTimers()
    expect(late).toContain('链接已失效')
  })

  it('sets one password where a form is sent twice at once', async () => {
    const { name, mail } = await newAccount()
    await ask(name)
    const visitor = provider.browser()
    const form = await visitor.go(await linkTo(mail))
    const other = { password: 'Lighthouse-3', repeat: 'Lighthouse-3' }
    const pages = await Promise.all([visitor.send(form, fresh), visitor.send(form, other)])
    expect(pages.map((page) => textOf(page).includes('密码已修改')).toSorted()).toEqual([false, true])
  })

  it('says at the field what is wrong, and keeps the link', async () => {
    const { name, mail } = await newAccount()
    expect(faultAt(await ask(''), 'name')).toBe('请输入用户名')
    await ask(name)
    const visitor = provider.browser()
    const form = await visitor.go(await linkTo(mail))
    const weak = await visitor.send(form, { password: name, repeat: name })
    expect(faultAt(weak, 'password')).toBe('密码不能包含用户名')
    const differing = await visitor.send(weak, { ...fresh, repeat: 'x' })
    expect(faultAt(differing, 'repeat')).toBe('两次输入的密码不一致')
    expect(textOf(await visitor.send(differing, fresh))).toContain('密码已修改')
  })

  it('knows the account that the portal hands over, and the language', async () => {
    const page = await provider.browser().go('/password/forgotten?login_hint=%22shen%22&ui_locales=en')
    expect(valueAt(page, 'name')).toBe('&quot;shen&quot;')
    expect(textOf(page)).toContain('Send the link')
    expect(page.html).toContain('<html lang="en">')
  })

  it('mails one account three links in an hour, without saying so', async () => {
    const { name, mail } = await newAccount()
    for (let sent = 0; sent < 5; sent++) expect(textOf(await ask(name))).toContain('请查收邮件')
    await mailsTo(mail, 3)
    const { name: last, mail: lastMail } = await newAccount()
    await ask(last)
    await mailsTo(lastMail, 1)
    expect(box.to(mail)).toHaveLength(3)
  })

  it('is linked from the log-in, with the name that was typed', async () => {
    const visitor = provider.browser()
    const { address } = await provider.start()
    const page = await visitor.send(await visitor.go(address), { name: 'demo', password: 'wrong' })
    expect(page.html).toContain('href="/password/forgotten?login_hint=demo&amp;ui_locales=zh-CN"')
  })
})

describe('a password that is known', () => {
  const change = async (fields: Record<string, string>, visitor = provider.browser()) =>
    visitor.send(await visitor.go('/password'), fields)

  it('is changed by the current one, and every browser is signed out', async () => {
    const { name, visitor } = await newAccount()
    expect(valueAt(await visitor.go('/password'), 'name')).toBe(name)
    const wrong = await change({ name, current: 'wrong', ...fresh })
    expect(faultAt(wrong, 'current')).toBe('用户名或当前密码不正确')
    expect(textOf(await change({ name, current: old, ...fresh }, visitor))).toContain('密码已修改')
    expect([await canLogIn(name, old), await canLogIn(name, fresh.password)]).toEqual([false, true])
    expect(await isSignedIn(visitor)).toBe(false)
  })

  it('makes a link that was sent before lead to nothing', async () => {
    const { name, mail } = await newAccount()
    await ask(name)
    const link = await linkTo(mail)
    await change({ name, current: old, ...fresh })
    expect(textOf(await provider.browser().go(link))).toContain('链接已失效')
  })

  it('is not guessed here more often than at the log-in', async () => {
    const { name } = await newAccount()
    let page = await change({ name, current: 'wrong', ...fresh })
    for (let tries = 0; tries < 5; tries++) page = await change({ name, current: 'wrong', ...fresh })
    expect(textOf(page)).toMatch(/错误次数过多，请 \d+ 秒后再试/)
  })

  it('of an account of the settings is changed, too, and stays so after a restart', async () => {
    await change({ name: 'newbie', current: 'newbie', ...fresh })
    await provider.restart()
    expect([await canLogIn('newbie', 'newbie'), await canLogIn('newbie', fresh.password)]).toEqual([
      false,
      true,
    ])
  })
})

describe('signing out everywhere', () => {
  it('ends all sessions of the account and of no other', async () => {
    const { name, visitor } = await newAccount()
    const { visitor: second } = await provider.logIn(provider.browser(), name, { password: old })
    const { visitor: stranger } = await newAccount()
    const page = await visitor.go('/sessions')
    expect(textOf(page)).toContain(name)
    expect(textOf(await visitor.send(page, {}))).toContain('已在所有设备上退出')
    expect([await isSignedIn(visitor), await isSignedIn(second), await isSignedIn(stranger)]).toEqual([
      false,
      false,
      true,
    ])
    expect(textOf(await visitor.go('/sessions'))).toContain('还没有登录')
  })

  it('takes no form from elsewhere', async () => {
    const { visitor } = await newAccount()
    const page = await visitor.go('/sessions')
    await visitor.send(page, {}, { Origin: 'https://evil.example' })
    await visitor.send(page, {}, { 'Sec-Fetch-Site': 'cross-site' })
    expect(await isSignedIn(visitor)).toBe(true)
  })
})

describe('the pages of passwords', () => {
  it.each(['/password/forgotten', '/password', '/sessions', '/password/reset?token=x'])(
    '%s is framed by nobody, kept by nobody, and tells other sites no address',
    async (path) => {
      const { headers, status } = await provider.browser().go(path)
      expect(status).toBe(200)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    },
  )

  it('take no form from elsewhere', async () => {
    const { name } = await newAccount()
    for (const path of ['/password/forgotten', '/password']) {
      const visitor = provider.browser()
      const fields = { name, current: old, ...fresh }
      const page = await visitor.send(await visitor.go(path), fields, { Origin: 'https://evil.example' })
      expect(textOf(page)).toContain('请求不是从登录页面发出的')
    }
    expect(await canLogIn(name, old)).toBe(true)
  })

  it('store no token of a link', async () => {
    const { name, mail } = await newAccount()
    await ask(name)
    const token = new URL(await linkTo(mail)).searchParams.get('token') ?? ''
    await provider.stopped(async () => {
      const store = await openStore(provider.dataDir())
      const keys = await store.keysFrom('')
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(keys.some((key) => key.startsWith('reset:'))).toBe(true)
      expect(keys.join()).not.toContain(token)
      await store.close()
    })
  })
})

describe('a provider without mail', () => {
  const without = setUpProvider()

  it('leads forgotten passwords to the portal, and has no page for them', async () => {
    const { address } = await without.start()
    const visitor = without.browser()
    expect((await visitor.go(address)).html).toContain('http://localhost:4000/PasswdFind')
    expect((await visitor.go('/password/forgotten')).status).toBe(404)
    expect((await visitor.go('/password')).html).not.toContain('/password/forgotten')
  })
})
