import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startProcess, writeLog } from './process.mjs'

const print = (bytes) => [
  '--eval',
  `const line = 'x'.repeat(1000)
   let sent = 0
   const go = () => {
     while (sent < ${bytes}) { sent += 1001; if (!process.stdout.write(line + '\\n')) return process.stdout.once('drain', go) }
     process.stdout.end()
   }
   go()`,
]

test('a log that fails loses lines and stops neither the service nor the command', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const log = new Writable({ write: (_chunk, _encoding, done) => done(new Error('ENOSPC')) })
  const service = startProcess('loud', print(3_000_000))
  writeLog(service, log)
  expect(await service.ended).toMatchObject({ reason: 'exit code 0' })
  expect(printed).toHaveBeenCalledTimes(1)
  expect(printed.mock.calls[0][0]).toMatch(/loud.*ENOSPC/)
  printed.mockRestore()
})

test('a slow log slows the service down instead of filling the memory', async () => {
  let release = () => {}
  const held = new Promise((resolve) => {
    release = resolve
  })
  const log = new Writable({ write: (_chunk, _encoding, done) => void held.then(() => done()) })
  const service = startProcess('loud', print(5_000_000))
  writeLog(service, log)
  await vi.waitFor(() => expect(log.writableLength).toBeGreaterThan(0), { timeout: 10_000 })
  for (let before = -1; before !== log.writableLength; await wait(300)) before = log.writableLength
  expect(log.writableLength).toBeLessThan(1_000_000)
  release()
  expect(await service.ended).toMatchObject({ reason: 'exit code 0' })
})
