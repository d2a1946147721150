import { expect, it } from 'vitest'
import { createLog } from '../../process/log'
import { createLengthLimit, StatusError } from './length-limit'

/** A service that knows these parameters, and what was sent to it and logged. */
const open = () => {
  const lines: string[] = []
  const sent: string[] = []
  const limit = createLengthLimit(2048, createLog('info', { write: (line) => lines.push(line) }))
  const ask = (refusalOf: (name: string) => Error | undefined) =>
    limit.ask(async (parameters) => {
      const name = Object.keys(parameters)[0] ?? ''
      sent.push(name)
      const refusal = refusalOf(name)
      if (refusal) throw refusal
      return name
    })
  return { ask, sent, lines }
}
const refused = (status: number, words = '') => new StatusError(status, words)
const knows =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name) ? undefined : refused(400)

it.each([
  ['max_completion_tokens', ['max_tokens', 'max_completion_tokens', 'max_completion_tokens']],
  ['', ['max_tokens', 'max_completion_tokens', '', '']],
])('asks a service that knows only %j with it, and remembers that', async (known, asked) => {
  const { ask, sent, lines } = open()
  expect([await ask(knows(known)), await ask(knows(known))]).toEqual([known, known])
  expect(sent).toEqual(asked)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"max_tokens"')
})

it('asks once where the usual name is known', async () => {
  const { ask, sent, lines } = open()
  await ask(() => undefined)
  await expect(ask(() => refused(400, 'inappropriate content'))).rejects.toThrow('HTTP 400')
  expect([sent, lines]).toEqual([['max_tokens', 'max_tokens'], []])
})

it('asks differently when a service no longer takes the name that it names', async () => {
  const { ask, sent } = open()
  await ask(() => undefined)
  const names = (name: string) =>
    name === 'max_tokens' ? refused(400, "'max_tokens' is not supported") : undefined
  expect(await ask(names)).toBe('max_completion_tokens')
  expect(sent).toEqual(['max_tokens', 'max_tokens', 'max_completion_tokens'])
})

it('keeps the usual name when the service refuses the question whatever is sent with it', async () => {
  const { ask, sent, lines } = open()
  await expect(ask(() => refused(400))).rejects.toThrow('HTTP 400')
  await ask(() => undefined)
  expect([sent.at(-1), lines]).toEqual(['max_tokens', []])
})

it('does not ask again after another failure', async () => {
  const { ask, sent } = open()
  for (const status of [401, 429, 500])
    await expect(ask(() => refused(status))).rejects.toThrow(`HTTP ${status}`)
  expect(sent).toEqual(['max_tokens', 'max_tokens', 'max_tokens'])
})

it('changes each of many questions asked at once', async () => {
  const { ask, lines } = open()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(knows('max_completion_tokens'))))
  expect(answers).toEqual(Array(5).fill('max_completion_tokens'))
  expect(lines).toHaveLength(1)
})
