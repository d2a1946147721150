import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ProviderSettings } from '../settings/sign-on'
import { createSigningKey, idToken, type Signing } from './id-token'

/** The provider's claims about the user; claims and signature can be forged. */
export interface Grant {
  subject?: string
  claims?: Record<string, unknown>
  signing?: Signing
}

interface Kept extends Grant {
  nonce: string
  challenge: string
  redirectUri: string
}

export interface MockProvider {
  settings: ProviderSettings
  /** Requested addresses, in order. */
  asked: string[]
  /** Changes its metadata. */
  describe(change: Record<string, unknown>): void
  /** Headers of its login page. */
  frame(headers: Record<string, string>): void
  /** Signs with a new key from now on, and publishes that one only. */
  changeKey(): void
  /** Stops answering, until it is switched on again. */
  hang(isHanging: boolean): void
  /** What it sends when a user signs out there; claims and signature can be forged. */
  logoutToken(claims?: Record<string, unknown>, signing?: Signing): string
  /** Signs a user in at an authorization address; resolves with the query of the callback. */
  signIn(address: URL, grant?: Grant): { code: string; state: string; iss: string }
  stop(): Promise<void>
  start(): Promise<void>
}

const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const sendJson = (answer: ServerResponse, value: unknown, status = 200) => {
  answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}

/**
 * A small OpenID provider that answers as a test sets it. It makes the required checks, but accepts a code repeatedly:
 * its client has to use one only once, too.
 */
export const startMockProvider = async (client = 'chuhai'): Promise<MockProvider> => {
  let key = createSigningKey('first')
  const codes = new Map<string, Kept>()
  const settings = {
    client,
    name: client,
    issuer: '',
    clientId: `${client}-id`,
    clientSecret: `${client}-secret`,
  }
  const asked: string[] = []
  let description: Record<string, unknown> = {}
  let frameHeaders: Record<string, string> = {}
  let isHanging = false

  const discovery = () => ({
    issuer: settings.issuer,
    authorization_endpoint: `${settings.issuer}/auth`,
    token_endpoint: `${settings.issuer}/token`,
    userinfo_endpoint: `${settings.issuer}/me`,
    jwks_uri: `${settings.issuer}/keys`,
    end_session_endpoint: `${settings.issuer}/end`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
    prompt_values_supported: ['none', 'login', 'create'],
    ...description,
  })

  /** Credentials in the header, or in the form where the metadata allows nothing else. */
  const credentialsOf = (request: IncomingMessage, form: URLSearchParams): (string | null)[] => {
    if (description.token_endpoint_auth_methods_supported)
      return [form.get('client_id'), form.get('client_secret')]
    const basic = request.headers.authorization?.replace('Basic ', '') ?? ''
    return Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
  }

  const exchange = async (request: IncomingMessage, answer: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    const code = form.get('code') ?? ''
    const kept = codes.get(code)
    const [id, secret] = credentialsOf(request, form)
    if (id !== settings.clientId || secret !== settings.clientSecret)
      return sendJson(answer, { error: 'invalid_client' }, 401)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!kept || kept.challenge !== challenge || kept.redirectUri !== form.get('redirect_uri'))
      return sendJson(answer, { error: 'invalid_grant' }, 400)
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: settings.issuer,
      aud: settings.clientId,
      sub: kept.subject,
      nonce: kept.nonce,
      iat: now,
      exp: now + 300,
      ...kept.claims,
    }
    sendJson(answer, {
      access_token: kept.subject,
      token_type: 'Bearer',
      id_token: idToken(claims, kept.signing ?? { key }),
    })
  }

  const respond = async (request: IncomingMessage, answer: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    asked.push(pathname)
    if (isHanging) return
    if (pathname === '/.well-known/openid-configuration') return sendJson(answer, discovery())
    if (pathname === '/keys') return sendJson(answer, { keys: [key.jwk] })
    if (pathname === '/token') return exchange(request, answer)
    if (pathname === '/me') {
      const sub = (request.headers.authorization ?? '').replace('Bearer ', '')
      return sendJson(answer, { sub, name: `用户 ${sub}`, union_id: `union-${sub}` })
    }
    if (pathname === '/auth') {
      // Like most providers it requires the cookie of the previous step.
      answer.writeHead(302, { 'Set-Cookie': 'step=1; Path=/', Location: '/login' }).end()
    } else if (pathname === '/login' && request.headers.cookie === 'step=1') {
      answer.writeHead(200, { 'Content-Type': 'text/html', ...frameHeaders }).end('<form>')
    } else answer.writeHead(404).end()
  }

  const server = createServer((request, answer) => void respond(request, answer))
  const port = await listen(server, 0)
  settings.issuer = `http://127.0.0.1:${port}`

  return {
    settings,
    asked,
    describe: (change) => {
      description = change
    },
    frame: (headers) => {
      frameHeaders = headers
    },
    changeKey: () => {
      key = createSigningKey('second')
    },
    hang: (hanging) => {
      isHanging = hanging
    },
    logoutToken: (claims = {}, signing = { key }) =>
      idToken(
        {
          iss: settings.issuer,
          aud: settings.clientId,
          iat: Math.floor(Date.now() / 1000),
          jti: randomUUID(),
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
          ...claims,
        },
        signing,
      ),
    signIn(address, grant = {}) {
      const query = Object.fromEntries(address.searchParams)
      const code = randomUUID()
      codes.set(code, {
        subject: 'shen',
        ...grant,
        nonce: query.nonce ?? '',
        challenge: query.code_challenge ?? '',
        redirectUri: query.redirect_uri ?? '',
      })
      return { code, state: query.state ?? '', iss: settings.issuer }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    async start() {
      await listen(server, port)
    },
  }
}
