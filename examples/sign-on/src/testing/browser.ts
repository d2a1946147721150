interface Cookie {
  name: string
  value: string
  path: string
  attributes: string
}

const parse = (header: string): Cookie & { isOver: boolean } => {
  const [pair = '', ...attributes] = header.split('; ')
  const at = pair.indexOf('=')
  const text = attributes.join('; ').toLowerCase()
  const expires = /expires=([^;]+)/.exec(text)?.[1]
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: /path=([^;]+)/.exec(attributes.join('; '))?.[1] ?? '/',
    attributes: text,
    isOver: expires !== undefined && Date.parse(expires) <= Date.now(),
  }
}

export interface Page {
  url: string
  status: number
  headers: Headers
  html: string
}

/** What a visitor's browser does of its own: keeps cookies, follows redirects at home, sends forms. */
export const createBrowser = (home: string, agent?: string) => {
  let cookies: Cookie[] = []

  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const { isOver, ...cookie } = parse(line)
      cookies = cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path)
      if (!isOver) cookies.push(cookie)
    }
  }

  const go = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const url = new URL(address, home)
    // A redirect to an application ends the journey: its address carries the response.
    if (url.origin !== new URL(home).origin)
      return { url: url.href, status: 0, headers: new Headers(), html: '' }
    const cookie = cookies
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        ...(agent && { 'User-Agent': agent }),
        ...init.headers,
        ...(cookie && { Cookie: cookie }),
      },
    })
    keep(response.headers)
    const next = response.headers.get('location')
    if (next && response.status < 400) return go(new URL(next, url).href)
    return { url: url.href, status: response.status, headers: response.headers, html: await response.text() }
  }

  /** Fills in the page's form and sends it with its hidden fields. */
  const send = (page: Page, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const action = /<form[^>]* action="([^"]+)"/.exec(page.html)?.[1]
    if (!action) throw new Error(`There is no form on ${page.url}: ${textOf(page)}`)
    const hidden = [...page.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)]
    const body = new URLSearchParams({
      ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
      ...fields,
    })
    return go(new URL(action, page.url).href, {
      method: 'POST',
      body,
      headers: { Origin: new URL(home).origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
  }

  return {
    go,
    send,
    cookies: () => cookies,
    /** Closed and opened again: only cookies with a date survive. */
    restart() {
      cookies = cookies.filter(({ attributes }) => attributes.includes('expires='))
    },
  }
}

export type Browser = ReturnType<typeof createBrowser>

/** What a visitor reads. */
export const textOf = ({ html }: Page) =>
  html
    .replace(/^[\s\S]*<main/, '<main')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** What is said at one field. */
export const faultAt = ({ html }: Page, field: string) =>
  new RegExp(`id="${field}-note"[^>]*>(?:<svg.*?</svg>)?<span>([^<]+)</span>`).exec(html)?.[1]

export const valueAt = ({ html }: Page, field: string) =>
  new RegExp(`<input id="${field}"[^>]* value="([^"]*)"`).exec(html)?.[1]
