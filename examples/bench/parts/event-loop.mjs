import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Loaded before the server. At SIGUSR2 it writes the delay of the event loop to a file and resets it. */
const resolutionMs = 10
const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
histogram.enable()
const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolutionMs)

process.on('SIGUSR2', () => {
  const { rss, heapUsed } = process.memoryUsage()
  const figures = {
    p50: late(histogram.percentile(50)),
    p99: late(histogram.percentile(99)),
    max: late(histogram.max),
    cpuSeconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    rss,
    heapUsed,
  }
  writeFileSync(process.env.EVENT_LOOP_FILE, JSON.stringify(figures))
  histogram.reset()
})
