type Request = (path: string, init: RequestInit) => Promise<Response>

/** A visitor's browser as a server sees it: it stores cookies, and sends fetch metadata. */
export interface Browser {
  cookies: Map<string, string>
  /** Follows a link or opens an address; `fetch: {}` headers may override that. */
  open(path: string, headers?: Record<string, string>): Promise<Response>
  send(path: string, init?: RequestInit): Promise<Response>
}

export const createBrowser = (request: Request): Browser => {
  const cookies = new Map<string, string>()

  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(/;\s*/)
      const end = pair.indexOf('=')
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(pair.slice(0, end))
      else cookies.set(pair.slice(0, end), pair.slice(end + 1))
    }
  }

  const send: Browser['send'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await request(path, { ...init, headers })
    keep(response)
    return response
  }

  const navigation = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  return {
    cookies,
    send,
    open: (path, headers = {}) => send(path, { headers: { ...navigation, ...headers } }),
  }
}
