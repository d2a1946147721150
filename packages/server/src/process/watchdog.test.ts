import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { packageDir } from './folders'

/** Runs a program that is watched for three seconds of silence. */
const runWatched = async (program: string) => {
  const source = `import { startWatchdog } from './src/process/watchdog.ts'; startWatchdog(3); ${program}`
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', source],
    { cwd: packageDir, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code, signal }
}

it('ends a process that a statement without an end holds, and says so', async () => {
  expect(await runWatched('for (;;) {}')).toEqual({
    said: expect.stringMatching(/^\[chuhai\] Something has held the server for 3 s/),
    code: null,
    signal: 'SIGKILL',
  })
})

it('leaves a process alone that works for longer with turns between, and does not keep it from ending', async () => {
  const work = `
    const hold = (ms) => { for (const end = Date.now() + ms; Date.now() < end; ) {} }
    for (let i = 0; i < 5; i += 1) {
      hold(1000)
      await new Promise((turn) => setTimeout(turn, 600))
    }`
  expect(await runWatched(work)).toEqual({ said: '', code: 0, signal: null })
})
