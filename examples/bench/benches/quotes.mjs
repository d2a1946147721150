import { lowerQuartile, median } from '../figures.mjs'
import { fillLines, lineCount, nextQuestion } from '../parts/quotes.mjs'
import { withPostgres, withServer } from '../setup.mjs'

const questions = Number(process.env.BENCH_QUOTES ?? 300)
const warmUp = 50
const mostMs = 10

/** All questions come from this machine, which has as many quotes as many senders. */
const unlimited = {
  READS_PER_MINUTE: '999999999',
  WRITES_PER_MINUTE: '999999999',
  LIMIT_RANGES: '127.0.0.0/8=9999, ::/64=9999',
  LOG_LEVEL: 'warn',
}

/** Asks for a quote; resolves with how long its answer takes, and how many lines have said something. */
async function ask(origin) {
  const body = JSON.stringify(nextQuestion())
  const start = performance.now()
  const response = await fetch(`${origin}/api/logistics/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Chuhai-Client': '1', Origin: origin },
    body,
  })
  const { data } = await response.json()
  const ms = performance.now() - start
  return { ms, lines: response.ok ? data.lines.length : 0 }
}

/**
 * One question after another to a server on PostgreSQL, each for three parcels: lines with their tables are read, counted and kept
 * as a quote. The time is that of the whole answer, so that the server has taken less.
 */
export default () =>
  withPostgres((url) =>
    withServer({ ...unlimited, DATABASE_URL: url }, async ({ origin }) => {
      await fillLines(url)
      const answers = []
      for (let asked = 0; asked < warmUp + questions; asked += 1) {
        const answer = await ask(origin)
        if (asked >= warmUp) answers.push(answer)
      }
      const times = answers.map(({ ms }) => ms)
      const fewest = Math.min(...answers.map(({ lines }) => lines))
      return [
        {
          name: `a quote over ${lineCount} lines and 3 parcels`,
          value: lowerQuartile(times),
          unit: 'ms',
          atMost: mostMs,
        },
        { name: '  median', value: median(times), unit: 'ms' },
        {
          name: '  lines that have answered',
          value: fewest,
          unit: '',
          atLeast: lineCount,
          atMost: lineCount,
        },
      ]
    }),
  )
