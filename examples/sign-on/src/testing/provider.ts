import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as client from 'openid-client'
import { afterAll, beforeAll } from 'vitest'
import { openProvider, type RunningProvider } from '../open-provider'
import type { ProviderOptions } from '../options'
import { createBrowser } from './browser'

/** Tests sign in often. */
const passwordCost = { N: 2 ** 10, r: 8, p: 1 }

const portal = 'http://localhost:4000'
export const redirectUri = `${portal}/api/login/oauth2/callback/chuhai`

/** The application's side of the protocol, by a library that checks every step. */
export const createApplication = async (issuer: string) => {
  const config = await client.discovery(new URL(issuer), 'chuhai', 'chuhai-development-secret', undefined, {
    execute: [client.allowInsecureRequests],
  })
  return {
    config,
    async start(parameters: Record<string, string> = {}) {
      const verifier = client.randomPKCECodeVerifier()
      const state = client.randomState()
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        ...parameters,
      }).href
      const exchange = (callback: string) =>
        client.authorizationCodeGrant(config, new URL(callback), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          idTokenExpected: true,
        })
      return { address, exchange }
    },
  }
}

/** A provider on an empty folder and any free port, for all tests of a file. */
export const setUpProvider = (settings: Partial<ProviderOptions> = {}) => {
  let dataDir: string
  let provider: RunningProvider
  let application: Awaited<ReturnType<typeof createApplication>>

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sign-on-'))
    provider = await openProvider({ passwordCost, port: 0, dataDir, ...settings })
    application = await createApplication(provider.issuer)
  })
  afterAll(async () => {
    await provider.close()
    await rm(dataDir, { recursive: true })
  })

  const browser = (agent?: string) => createBrowser(provider.issuer, agent)
  return {
    issuer: () => provider.issuer,
    dataDir: () => dataDir,
    config: () => application.config,
    start: (parameters?: Record<string, string>) => application.start(parameters),
    browser,
    /** Logs in the whole way, up to the tokens. */
    async logIn(visitor = browser(), name = 'demo', fields: Record<string, string> = {}) {
      const { address, exchange } = await application.start({ prompt: 'login' })
      const form = await visitor.go(address)
      const { url } = await visitor.send(form, { name, password: name, ...fields })
      return { visitor, callback: url, tokens: await exchange(url), exchange }
    },
    /** Does something while no provider has the folder. */
    async stopped(task: () => Promise<void>) {
      const port = Number(new URL(provider.issuer).port)
      await provider.close()
      await task()
      provider = await openProvider({ passwordCost, ...settings, port, dataDir })
    },
    /** Stops the process's provider and opens it again on the same folder and port. */
    async restart(changed: Partial<ProviderOptions> = {}) {
      const port = Number(new URL(provider.issuer).port)
      await provider.close()
      provider = await openProvider({ passwordCost, ...settings, ...changed, port, dataDir })
    },
  }
}
