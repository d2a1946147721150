/// <reference types="vite/client" />
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Context } from './context'
import { pageCore } from './page-core'
import { start } from './start'

const own = 'http://chuhai.test'
const foreign = 'https://evil.test'
const body = {
  customerSource: ['海外仓'],
  contactsName: '陈静怡',
  contactsPhone: '13800138000',
  customerName: '远航',
}

/** As the contract has it, which the loader does not know. */
const createConsultation = {
  ...{ name: 'createConsultation', summary: '', method: 'POST', path: '/consultation', access: 'anyone' },
  answer: { '~standard': { validate: (value: unknown) => ({ value }) } },
} as never

const sources = import.meta.glob<string>(
  [
    '../../{loader,core}/src/**/*.{ts,tsx}',
    '../../ui/src/{element,lazy,scrolling}/*.{ts,tsx}',
    '../../widgets/*/src/**/*.{ts,tsx}',
    '!**/*.{test,stories}.*',
    '!**/{testing,doubles}/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/**
 * What breaks the tests themselves: selectors and property descriptors of their document, and Node's own `Request`, which
 * reads through prototypes.
 */
const breaksTests = new Set(
  'name value get set writable body credentials headers keepalive method mode signal'.split(' '),
)

/** Every option that a source of ours declares, takes from an object, or hands to the browser or to a library. */
const optionNames = (): string[] => {
  const names = new Set(['json', 'searchParams', 'hooks', 'integrity', 'prefixUrl'])
  for (const text of Object.values(sources)) {
    for (const [, members = ''] of text.matchAll(
      /interface \w*(?:Options|Settings|Input|Requirement|Definition)\b[^{]*\{([\s\S]*?)\n\}/g,
    ))
      for (const [, name = ''] of members.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)) names.add(name)
    for (const [, members = ''] of text.matchAll(
      /(?:ownOptions(?:<\w+>)?|ky\.create|client|fetch|observe)\([^{}()]*\{([^{}]*)\}/g,
    ))
      for (const [, name = ''] of members.matchAll(/(?:^|[\s,])(\w+)(?=\s*[:,]|\s*$)/g)) names.add(name)
    for (const [, members = ''] of text.matchAll(/const \{([^{}]*)\} = ownOptions\(/g))
      for (const [, name = ''] of members.matchAll(/(?:^|,)\s*(\w+)/g)) names.add(name)
    for (const [, name = ''] of text.matchAll(/\bdata-([a-z]+)\b/g)) names.add(name)
  }
  return [...names].sort()
}

const requests: unknown[] = []
const problems: unknown[] = []
const page = globalThis as { Chuhai?: ((command: string) => void) & { context: Context } }
const prototype = Object.prototype as Record<string, unknown>

/** One page: the tag comes, the core is created as for a widget, and a lead is sent. */
const visit = async () => {
  const tag = document.createElement('script')
  tag.src = `${own}/widgets/loader.js`
  document.head.replaceChildren(tag)
  Object.assign(document, { adoptedStyleSheets: [] })
  start(window as never, 'loader.js', () => Promise.reject())
  const context = page.Chuhai?.context as Context
  const { call } = pageCore(context)
  await call(createConsultation, { body } as never, { idempotencyKey: 'k' })
  page.Chuhai?.('destroy')
  return { ...context.settings }
}

beforeEach(() => {
  requests.length = 0
  problems.length = 0
  vi.stubGlobal('chuhaiEntries', { 'chuhai-consultation': '1a2b3c4' })
  vi.stubGlobal('chuhaiVersion', '1')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = () => {}
    },
  )
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { method, headers, body: sent, credentials, keepalive } = init
    requests.push({ address, method, headers: [...(headers as Headers)], sent, credentials, keepalive })
    // Node's own `Response` reads through prototypes.
    const answer = Object.assign(Object.create(null), { status: 200 })
    return new Response('{"status":"success","data":{"id":"1"},"message":""}', answer)
  })
  vi.spyOn(console, 'warn').mockImplementation((text) => void problems.push(text))
})
afterEach(() => {
  page.Chuhai?.('destroy')
  vi.unstubAllGlobals()
})

describe('a page that has a member in every object', () => {
  const names = optionNames()

  it('is tried with the options of the sources', () => {
    expect(names.length).toBeGreaterThan(60)
    expect(names).toEqual(
      expect.arrayContaining([
        'base',
        'fetch',
        'idempotencyKey',
        'once',
        'widgets',
        'beforeRequest',
        'method',
      ]),
    )
  })

  it.each(names.filter((name) => !(name in prototype) && !breaksTests.has(name)))(
    'does not decide where leads go, or how, by "%s"',
    async (name) => {
      const settings = await visit()
      const expected = requests.splice(0)
      prototype[name] = foreign
      try {
        expect(await visit()).toEqual(settings)
      } finally {
        delete prototype[name]
      }
      expect(requests).toEqual(expected)
      expect(expected).toHaveLength(1)
      expect(problems).toEqual([])
    },
  )
})
