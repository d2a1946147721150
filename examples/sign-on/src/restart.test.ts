import { expect, it } from 'vitest'
import { openProvider } from './open-provider'
import { setUpProvider } from './testing/provider'

const provider = setUpProvider()

it('keeps accounts, sessions and the signing key over a restart', async () => {
  const visitor = provider.browser()
  const opening = await provider.start({ prompt: 'create' })
  const fields = { name: 'sailor', password: 'Sea-route9', repeat: 'Sea-route9' }
  const { url } = await visitor.send(await visitor.go(opening.address), fields)
  const before = (await opening.exchange(url)).claims()
  const keys = await (await fetch(`${provider.issuer()}/jwks`)).json()
  const unfinished = await provider.start({ prompt: 'login' })
  const form = await visitor.go(unfinished.address)

  await provider.restart()

  expect(await (await fetch(`${provider.issuer()}/jwks`)).json()).toEqual(keys)
  const silent = await provider.start({ prompt: 'none' })
  expect((await silent.exchange((await visitor.go(silent.address)).url)).claims()?.sub).toBe(before?.sub)
  const sent = await visitor.send(form, fields)
  expect((await unfinished.exchange(sent.url)).claims()?.sub).toBe(before?.sub)
})

it('asks a visitor again whose account is no longer there', async () => {
  const { visitor } = await provider.logIn(provider.browser(), 'newbie')
  await provider.restart({ accounts: [] })
  const { address } = await provider.start({ prompt: 'none' })
  expect(new URL((await visitor.go(address)).url).searchParams.get('error')).toBe('login_required')
})

it('refuses a folder that another provider uses, and a port that is taken', async () => {
  await expect(openProvider({ port: 0, dataDir: provider.dataDir() })).rejects.toThrow('is in use by another')
  const port = Number(new URL(provider.issuer()).port)
  await expect(openProvider({ port, dataDir: provider.dataDir() })).rejects.toThrow(`Port ${port} is in use`)
})
