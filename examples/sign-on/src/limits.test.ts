import { expect, it } from 'vitest'
import { textOf } from './testing/browser'
import { setUpProvider } from './testing/provider'

const provider = setUpProvider()

const wrong = async (name: string) => {
  const visitor = provider.browser()
  const { address } = await provider.start()
  return textOf(await visitor.send(await visitor.go(address), { name, password: 'wrong' }))
}

it('makes a name wait after five wrong passwords, even for the right one', async () => {
  for (let count = 1; count < 5; count++) expect(await wrong('demo')).toContain('用户名或密码不正确')
  expect(await wrong('Demo')).toMatch(/错误次数过多，请 60 秒后再试/)
  const visitor = provider.browser()
  const { address } = await provider.start()
  const page = await visitor.send(await visitor.go(address), { name: 'demo', password: 'demo' })
  expect(textOf(page)).toMatch(/请 \d+ 秒后再试/)
})

it('signs another name in meanwhile', async () => {
  const { tokens } = await provider.logIn(provider.browser(), 'newbie')
  expect(tokens.claims()?.sub).toBe('newbie')
})

it('verifies at most five simultaneous passwords', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => wrong('flood')))
  expect(answers.filter((text) => text.includes('用户名或密码不正确')).length).toBeLessThanOrEqual(4)
})

it('forgets wrong passwords after the right one', async () => {
  for (let round = 0; round < 2; round++) {
    for (let count = 1; count < 5; count++) expect(await wrong('newbie')).toContain('用户名或密码不正确')
    await provider.logIn(provider.browser(), 'newbie')
  }
})
