import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from './command'
import { registered, startDouble } from './testing/double'
import { success } from './testing/replies'

let good: Awaited<ReturnType<typeof startDouble>>
let wrong: Awaited<ReturnType<typeof startDouble>>
beforeAll(async () => {
  good = await startDouble()
  wrong = await startDouble(({ endpoint }, reply) =>
    endpoint?.name === 'listReadings' && reply.http === 200 ? success([{}]) : reply,
  )
})
afterAll(() => Promise.all([good.stop(), wrong.stop()]))

const run = async (...args: string[]) => {
  const lines: string[] = []
  const code = await runCommand(args, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}
const few = ['--origin', `${registered}/`, '--only', 'listReadings', '--only', 'getReading']

describe('the command', () => {
  it('prints a line for each check, what was skipped and why, and ends with 0 where nothing failed', async () => {
    const { code, text } = await run('--base', `${good.base}/`, ...few, '--value', 'getReading.id=3')
    expect(code).toBe(0)
    expect(text).toContain('✓ listReadings, answer: fits the contract\n')
    expect(text).toContain('✓ getReading, answer: fits the contract\n')
    expect(text).toContain('– 2: needs a session: give one with --cookie or --token\n')
    expect(text).toContain('– 1: no session was given\n')
    expect(text).toMatch(/\nhttp:\/\/127\.0\.0\.1:\d+: \d+ passed, 0 failed, 3 skipped\.$/)
  })

  it('repeats at the end what failed, and ends with 1', async () => {
    const { code, text } = await run('--base', wrong.base, ...few)
    expect(code).toBe(1)
    expect(text).toMatch(/\nFailed:\n {2}✗ listReadings, answer: does not fit the contract: data\.0\.id: /)
  })

  it('prints JSON alone where that is asked for', async () => {
    const { code, text } = await run('--base', wrong.base, ...few, '--json')
    expect(code).toBe(1)
    const report = JSON.parse(text)
    expect(report).toMatchObject({ base: wrong.base, failed: expect.any(Number) })
    expect(report.results).toContainEqual(
      expect.objectContaining({ subject: 'listReadings', verdict: 'failed' }),
    )
  })

  it('prints how it is called with --help', async () => {
    const { code, text } = await run('--help')
    expect(code).toBe(0)
    expect(text).toMatch(/^Usage: npx @chuhai\/conformance --base URL/)
  })

  it.each([
    [[], '--base is missing.'],
    [['--base', 'portal'], '--base portal is not an address.'],
    [['--base', 'http://a.test', '--only', 'getNothing'], 'There is no call getNothing.'],
    [['--base', 'http://a.test', '--value', 'about'], '--value about is not of the form getPage.key=about.'],
    [['--base', 'http://a.test', '--size', '3'], "Unknown option '--size'"],
  ])('says what is wrong with %j, and ends with 2', async (args, sentence) => {
    const { code, text } = await run(...args)
    expect(code).toBe(2)
    expect(text).toContain(sentence)
  })
})
