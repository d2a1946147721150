import { describe, expect, it } from 'vitest'
import {
  type CheckReport,
  encodeReport,
  type FindingText,
  findings,
  policyOf,
  readReport,
  reportAddress,
  wordsOf,
} from '.'

const report: CheckReport = {
  version: 1,
  page: 'https://shop.test/联系',
  base: 'https://portal.test',
  at: '2026-11-26T06:30:00.000Z',
  launcherMs: 640,
  findings: [
    { code: 'SITE_UNREGISTERED', facts: { origin: 'https://shop.test', base: 'https://portal.test' } },
  ],
}
const write = (value: unknown) => `#report=${encodeReport(value as CheckReport)}`

describe('the report of the self-check', () => {
  it.each([
    reportAddress(report),
    `#report=${encodeReport(report)}`,
    `[chuhai] 自检发现 1 个问题\n查看：${reportAddress(report)}\n再见`,
  ])('is read from %s', (text) => {
    expect(readReport(text)).toEqual(report)
  })

  it.each([
    ['nothing', ''],
    ['another fragment', '#content'],
    ['what is no base64', '#report=x'],
    ['what is no report', write([1])],
    ['a finding that is no text', write({ ...report, findings: [{ code: 1, facts: {} }] })],
    ['a report that is too long', write({ ...report, page: 'x'.repeat(700) })],
    ['the report of another version', write({ ...report, version: 2 })],
  ])('is not read from %s', (_, text) => {
    expect(readReport(text)).toBeNull()
  })
})

describe('the words about a finding', () => {
  it.each(Object.entries(findings as Record<string, FindingText>))(
    '%s names the same facts in both languages',
    (_, entry) => {
      const namesIn = (locale: 'zh-CN' | 'en') =>
        [...new Set(`${entry[locale].title} ${entry[locale].mend}`.match(/\{\w+\}/g) ?? [])].sort()
      expect(namesIn('en')).toEqual(namesIn('zh-CN'))
    },
  )

  it('have the facts in their places', () => {
    const [finding] = report.findings
    expect(finding && wordsOf(finding, 'zh-CN').title).toBe('https://shop.test 没有登记，或登记后被停用')
  })

  it('have nothing to be copied that a shell would run', () => {
    const origin = 'https://shop.test; rm -rf ~ $(x) `y` | z\nw'
    const { line } = wordsOf({ code: 'SITE_UNREGISTERED', facts: { origin, host: '&& reboot' } }, 'en')
    expect(line).toMatch(/^pnpm operator sites add https:\/\/shop\.test /)
    expect(line).not.toMatch(/[;$()`|\n&]/)
  })

  it('are the code alone where a newer loader has found something', () => {
    expect(wordsOf({ code: 'NEW_ONE', facts: {} }, 'en')).toMatchObject({
      title: 'NEW_ONE',
      mend: '',
      line: '',
    })
    expect(wordsOf({ code: 'toString', facts: {} }, 'en').title).toBe('toString')
  })
})

it('the content policy has directives for frames and films only where they are needed', () => {
  const base = 'https://portal.test'
  expect(Object.keys(policyOf({ base }))).toEqual(['script-src', 'connect-src', 'img-src'])
  expect(policyOf({ base, signsOn: true })['frame-src']).toMatch(/^https:\/\/portal\.test https:\/\//)
  const providers = ['https://login.test', 'https://campus.test']
  expect(policyOf({ base, signsOn: true, providers })['frame-src']).toBe(
    'https://portal.test https://login.test https://campus.test',
  )
  expect(policyOf({ base, plays: true })['media-src']).toBe(base)
})
