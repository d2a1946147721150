import { type Code, readReport, wordsOf } from '@chuhai/contract/embed'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { tables } from '../describe'
import type { Settings } from '../settings'
import { check } from '.'

const portal = 'https://portal.test'
const shop = 'https://shop.test'
const login = 'https://login.test'
const settings = { base: portal, locale: 'zh-CN' } as Settings

const fetchRegistration = vi.fn(async () => Response.json({ data: { registered: true } }))
const fetchSettings = vi.fn(async () => Response.json({ data: { providers: [{ origin: login }] } }))
const answers: Record<string, () => Promise<Response>> = {
  [`${portal}/api/site/registered`]: () => fetchRegistration(),
  [`${portal}/api/sign-on/settings`]: () => fetchSettings(),
}
const browsers: MutationObserver[] = []
let said: MockInstance<typeof console.info>

const place = <T extends HTMLElement>(tag: string, attributes: Record<string, string> = {}): T => {
  const element = document.createElement(tag) as T
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return document.body.appendChild(element)
}
const placeTag = (attributes: Record<string, string> = {}) =>
  // Not run: a test has no portal to load it from. The document of the tests knows no `async`.
  Object.assign(
    place('script', { type: 'text/plain', src: `${portal}/widgets/help-box.js`, ...attributes }),
    { async: true },
  )

const placeBox = () => {
  const box = place('chuhai-help-box')
  box.attachShadow({ mode: 'open' }).append(document.createElement('button'))
  return box
}

/** As a browser tells a page what its policy has stopped. */
const forbid = (effectiveDirective: string, originalPolicy: string, blockedURI = `${portal}/x`) => {
  const stopped = { effectiveDirective, originalPolicy, blockedURI, disposition: 'enforce' }
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), stopped))
}

/** Reports each frame of another origin, like a policy that allows only these origins. */
const allowFrames = (policy: string, origins: readonly string[], directive = 'frame-src') => {
  const browser = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    for (const node of added) {
      if (!(node instanceof HTMLIFrameElement) || origins.includes(new URL(node.src).origin)) continue
      forbid(directive, policy, node.src)
    }
  })
  browser.observe(document.body, { childList: true })
  browsers.push(browser)
}

/** The address that the page gives to those who open the box, and the time of the file. */
const arriveAfter = (responseEnd: number) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: `${portal}/widgets/help-box.js`, responseEnd } as never])

const seeFrom = (element: Element | null) => {
  document.elementFromPoint = () => element
}

const runCheck = async (changes: Partial<Settings> = {}) => {
  const report = check({ settings: { ...settings, ...changes } })
  // Its probes end by time where a browser says nothing of them, as here.
  await vi.runAllTimersAsync()
  return report
}
const codesOf = async () => (await runCheck()).findings.map(({ code }) => code)

/** A way to make each mistake that there are words for. */
const mistakes: Record<Code, () => unknown> = {
  SITE_UNREGISTERED: () =>
    fetchRegistration.mockResolvedValue(Response.json({ data: { registered: false } })),
  PORTAL_UNREACHABLE: () => fetchRegistration.mockRejectedValue(new TypeError('Failed to fetch')),
  MIXED_CONTENT: () => Object.assign(settings, { base: 'http://portal.test' }),
  POLICY_MISSING: () =>
    fetchRegistration.mockImplementation(async () => {
      forbid('connect-src', "default-src 'self'; script-src https://portal.test")
      throw new TypeError('Failed to fetch')
    }),
  POLICY_FRAMES: () => {
    allowFrames("default-src 'self'; frame-src 'none'", [])
    fetchSettings.mockRejectedValue(new TypeError('Failed to fetch'))
  },
  POLICY_SIGN_ON: () => allowFrames(`frame-src ${portal}`, [portal]),
  TAG_TWICE: () => placeTag({ src: `${portal}/widgets/loader.js` }),
  TAG_SETTING_UNKNOWN: () => document.querySelector('script')?.setAttribute('data-colour', 'red'),
  TAG_SETTING_INVALID: () => document.querySelector('script')?.setAttribute('data-offset', '2em'),
  TAG_BLOCKING: () => Object.assign(document.querySelector('script') as HTMLScriptElement, { async: false }),
  ELEMENT_UNKNOWN: () => place('chuhai-consultaton'),
  ELEMENT_IN_SHADOW_ROOT: () =>
    place('div').attachShadow({ mode: 'open' }).append(document.createElement('chuhai-consultation')),
  ATTRIBUTE_UNKNOWN: () => place('chuhai-consultation', { section: '海外仓' }),
  ATTRIBUTE_INVALID: () => place('chuhai-competition', { edition: 'six' }),
  ATTRIBUTE_MISSING: () => place('chuhai-course-player', { class: 'wide', 'data-id': '1' }),
  COOKIES_OFF: () => vi.stubGlobal('navigator', { cookieEnabled: false }),
  STORAGE_BLOCKED: () =>
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  FRAME_WITHOUT_ORIGIN: () => vi.stubGlobal('origin', 'null'),
  FRAME_WITHOUT_COOKIES: () => {
    vi.stubGlobal('self', {})
    document.hasStorageAccess = async () => false
  },
  BOX_COVERED: () => {
    const banner = place('div', { id: 'banner', class: 'cookies' })
    banner.style.zIndex = '2147483647'
    seeFrom(banner)
  },
  BOX_HIDDEN: () =>
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 0)),
  LAUNCHER_SLOW: () => arriveAfter(5210),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('chuhaiTables', tables)
  vi.stubGlobal('origin', shop)
  vi.stubGlobal('fetch', async (address: string) => {
    const [path = ''] = address.split('?')
    return answers[path]?.() ?? Promise.reject(new TypeError(address))
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(900, 400, 40, 40))
  said = vi.spyOn(console, 'info').mockImplementation(() => {})
  placeTag()
  seeFrom(placeBox())
  arriveAfter(640)
})
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'elementFromPoint')
  Reflect.deleteProperty(document, 'hasStorageAccess')
  for (const browser of browsers.splice(0)) browser.disconnect()
  fetchRegistration.mockReset().mockImplementation(async () => Response.json({ data: { registered: true } }))
  fetchSettings
    .mockReset()
    .mockImplementation(async () => Response.json({ data: { providers: [{ origin: login }] } }))
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the self-check', () => {
  it('finds nothing wrong on a page that is right, and says when the launcher came', async () => {
    const { findings, launcherMs, page, base } = await runCheck()
    expect(findings).toEqual([])
    expect({ launcherMs, page, base }).toEqual({
      launcherMs: 640,
      page: location.origin + location.pathname,
      base: portal,
    })
    expect(said.mock.calls[0]?.[0]).toContain('没有发现问题')
  })

  afterEach(() => void Object.assign(settings, { base: portal }))

  it.each(Object.entries(mistakes))('finds %s alone, with its mend in both languages', async (code, make) => {
    make()
    const report = await runCheck()
    expect(report.findings.map((each) => each.code)).toEqual([code])
    const [finding] = report.findings
    if (!finding) return
    for (const locale of ['zh-CN', 'en'] as const) {
      const { title, mend } = wordsOf(finding, locale)
      expect(title + mend).not.toMatch(/[{}]|undefined/)
      expect(mend.length).toBeGreaterThan(5)
    }
    expect(said.mock.calls.at(-1)?.[0]).toContain(wordsOf(finding, 'zh-CN').mend)
  })

  it('says a whole directive with what it had and what it lacks', async () => {
    const lineFor = async (directive: string, policy: string) => {
      fetchRegistration.mockImplementation(async () => {
        forbid(directive, policy)
        return Response.json({ data: { registered: true } })
      })
      return (await runCheck()).findings[0]?.facts.line
    }
    expect(await lineFor('connect-src', "default-src 'self'; connect-src 'self' https://a.test")).toBe(
      `connect-src 'self' https://a.test ${portal}`,
    )
    expect(await lineFor('img-src', "default-src 'none'")).toBe(`img-src ${portal}`)
  })

  it.each([
    [
      'the provider alone',
      `frame-src 'self' ${portal}`,
      [portal],
      login,
      `frame-src 'self' ${portal} ${login}`,
    ],
    ['the portal alone', `frame-src ${login}`, [login], portal, `frame-src ${login} ${portal}`],
    ['both', "default-src 'none'", [], `${portal} ${login}`, `frame-src ${portal} ${login}`],
    [
      'both, by the fallback child-src',
      "child-src 'self'; default-src 'none'",
      [],
      `${portal} ${login}`,
      `frame-src 'self' ${portal} ${login}`,
    ],
  ])('names the hosts that frame-src lacks for sign-on: %s', async (_, policy, allowed, hosts, line) => {
    allowFrames(policy, allowed, policy.startsWith('child-src') ? 'child-src' : 'frame-src')
    const { findings } = await runCheck({ locale: 'en' })
    expect(findings).toEqual([{ code: 'POLICY_SIGN_ON', facts: { hosts, directive: 'frame-src', line } }])
    const text = String(said.mock.calls.at(-1)?.[0])
    expect(text).toContain(`add ${hosts} to frame-src`)
    expect(text).toContain(`\n  ${line}\n`)
  })

  it('requests the providers of sign-on for a registered site only', async () => {
    fetchRegistration.mockImplementation(async () => Response.json({ data: { registered: false } }))
    await runCheck()
    expect(fetchSettings).not.toHaveBeenCalled()
  })

  it('takes no notice of what a policy only reports, or stops elsewhere', async () => {
    fetchRegistration.mockImplementation(async () => {
      const stopped = { effectiveDirective: 'img-src', originalPolicy: '', disposition: 'enforce' }
      const elsewhere = { ...stopped, blockedURI: 'https://pictures.test/1.png' }
      const reported = { ...stopped, blockedURI: `${portal}/1.png`, disposition: 'report' }
      for (const each of [elsewhere, reported])
        document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), each))
      return Response.json({ data: { registered: true } })
    })
    expect(await codesOf()).toEqual([])
  })

  it('leaves frameworks their attributes, and us what we have put on the page', async () => {
    place('chuhai-consultation', { 'v-cloak': '', _ngcontent: '', role: 'form', id: 'ask' })
    place('chuhai-toasts').attachShadow({ mode: 'open' })
    expect(await codesOf()).toEqual([])
  })

  it('leaves nothing behind on the page', async () => {
    const before = document.documentElement.outerHTML
    await runCheck()
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it('gives the address of the report, which can be read again', async () => {
    place('chuhai-consultaton')
    const report = await runCheck({ locale: 'en' })
    const text = String(said.mock.calls.at(-1)?.[0])
    expect(text).toContain('There is no element <chuhai-consultaton>')
    expect(text).toContain(`${portal}/embed/check#report=`)
    expect(readReport(text)).toEqual(report)
  })
})
