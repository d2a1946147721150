// Run as a thread by src/process/watchdog.ts: what holds the server's own thread does not hold this one.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { beats, limitSeconds } = workerData
const counter = new Int32Array(beats)
const nothing = new Int32Array(new SharedArrayBuffer(4))

let last = 0
// Counted second by second: a machine that was asleep gives the server its turn first.
for (let silent = 0; silent < limitSeconds; ) {
  Atomics.wait(nothing, 0, 0, 1000)
  const now = Atomics.load(counter, 0)
  silent = now === last ? silent + 1 : 0
  last = now
}
writeSync(
  2,
  `[chuhai] Something has held the server for ${limitSeconds} s, so that it answers nobody. It ends, and can be started again.\n`,
)
process.kill(process.pid, 'SIGKILL')
