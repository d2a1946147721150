import { expect, it } from 'vitest'
import { faultAt, textOf, valueAt } from './testing/browser'
import { setUpProvider } from './testing/provider'

const provider = setUpProvider({ limits: { attempts: 5, waitSeconds: 60, registrations: 12, resets: 10 } })

const good = { password: 'Sea-route9', repeat: 'Sea-route9' }

const open = async () => {
  const visitor = provider.browser()
  const { address, exchange } = await provider.start({ prompt: 'create' })
  return { visitor, form: await visitor.go(address), exchange }
}

it('opens with the registration for prompt=create, and signs the new account in', async () => {
  const { visitor, form, exchange } = await open()
  expect(textOf(form)).toContain('再次输入')
  const { url } = await visitor.send(form, { name: '海豚_01', ...good })
  const claims = (await exchange(url)).claims()
  expect(claims).toMatchObject({ name: '海豚_01', union_id: expect.any(String) })
  expect(claims?.sub).not.toBe(claims?.union_id)
  const again = await provider.logIn(provider.browser(), '海豚_01', { password: good.password })
  expect(again.tokens.claims()?.sub).toBe(claims?.sub)
})

it('can be reached from the log-in, and back', async () => {
  const visitor = provider.browser()
  const { address, exchange } = await provider.start()
  const form = await visitor.go(address)
  const register = /<a href="([^"]+\/register)"/.exec(form.html)?.[1] ?? ''
  const page = await visitor.go(register)
  const back = /<a href="([^"]+\/login)"/.exec(page.html)?.[1] ?? ''
  const { url } = await visitor.send(await visitor.go(back), { name: 'demo', password: 'demo' })
  expect((await exchange(url)).claims()?.sub).toBe('demo')
})

it.each([
  ['', '请输入用户名'],
  ['a', '用户名需为 2–20 个字符'],
  ['航'.repeat(21), '用户名需为 2–20 个字符'],
  ['a b', '用户名只能用汉字、字母、数字和下划线'],
  ['<script>', '用户名只能用汉字、字母、数字和下划线'],
])('refuses the user name %j', async (name, sentence) => {
  const { visitor, form } = await open()
  const page = await visitor.send(form, { name, ...good })
  expect(faultAt(page, 'name')).toBe(sentence)
})

it.each([
  ['', '请输入密码'],
  ['short7!', '密码至少需要 8 个字符'],
  ['1357924680', '密码不能只用数字，请加入字母或符号'],
  ['my-Haitun-9', '密码不能包含用户名'],
  ['Password123', '这个密码太常见，容易被猜到，请换一个'],
  ['x'.repeat(129), '密码最多 128 个字符'],
])('says why the password %j is weak', async (password, sentence) => {
  const { visitor, form } = await open()
  const page = await visitor.send(form, { name: 'haitun', password, repeat: password })
  expect(faultAt(page, 'password')).toBe(sentence)
  expect(valueAt(page, 'name')).toBe('haitun')
  if (password) expect(page.html).not.toContain(`"${password}"`)
})

it('requires the same password a second time', async () => {
  const { visitor, form } = await open()
  const page = await visitor.send(form, { name: 'haitun', ...good, repeat: 'Sea-route8' })
  expect(faultAt(page, 'repeat')).toBe('两次输入的密码不一致')
})

it.each(['demo', 'DEMO', 'ＤＥＭＯ'])('refuses %s, which is taken', async (name) => {
  const { visitor, form } = await open()
  const page = await visitor.send(form, { name, ...good })
  expect(faultAt(page, 'name')).toBe('这个用户名已被注册，请换一个')
})

it('makes one account of a form that is sent twice at once', async () => {
  const { visitor, form, exchange } = await open()
  const fields = { name: 'twice', ...good }
  const pages = await Promise.all([visitor.send(form, fields), visitor.send(form, fields)])
  const [code] = pages.filter(({ url }) => new URL(url).searchParams.has('code'))
  expect((await exchange(code?.url ?? '')).claims()?.name).toBe('twice')
  expect(pages.some((page) => faultAt(page, 'name') !== undefined)).toBe(false)
})

it('gives a name that two visitors want at once to one of them', async () => {
  const forms = await Promise.all([open(), open()])
  const pages = await Promise.all(
    forms.map(({ visitor, form }) => visitor.send(form, { name: 'wanted', ...good })),
  )
  expect(pages.filter(({ url }) => new URL(url).searchParams.has('code'))).toHaveLength(1)
  expect(pages.map((page) => faultAt(page, 'name'))).toContain('这个用户名已被注册，请换一个')
})

it('makes an address wait after too many registrations', async () => {
  let text = ''
  for (let count = 0; count < 12 && !text.includes('秒后再试'); count++) {
    const { visitor, form } = await open()
    text = textOf(await visitor.send(form, { name: 'demo', ...good }))
  }
  expect(text).toMatch(/注册过于频繁，请 \d+ 秒后再试/)
})
