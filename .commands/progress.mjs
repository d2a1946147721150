import { stripVTControlCharacters } from 'node:util'
import { clipped } from './columns.mjs'

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
const frameMs = 120
const heartbeatMs = 30_000

const secondsSince = (start) => Math.round((Date.now() - start) / 1000)

/**
 * Tells what runs. In a terminal one line lives at the bottom: what, for how many seconds, and the last line it said.
 * Elsewhere a line when a task begins and one when it ends; nothing else when `CI` is set.
 */
export function createProgress(stream = process.stdout) {
  const isLive = Boolean(stream.isTTY) && !process.env.CI
  const tasks = new Set()
  let timer = null
  let frame = 0

  const erase = () => isLive && stream.write('\r\u001B[K')

  const draw = () => {
    const [task] = [...tasks].sort((a, b) => b.saidAt - a.saidAt)
    if (!task) return
    const labels = [...tasks].map(({ label, start }) => `${label} ${secondsSince(start)} 秒`).join('，')
    frame = (frame + 1) % frames.length
    erase()
    stream.write(
      clipped(`${frames[frame]} ${labels}${task.said && ` · ${task.said}`}`, (stream.columns || 80) - 1),
    )
  }

  const beat = () => {
    for (const { label, start } of tasks) stream.write(`  … ${label} ${secondsSince(start)} 秒\n`)
  }

  const watch = () => {
    if (isLive) timer ??= setInterval(draw, frameMs)
    else if (!process.env.CI) timer ??= setInterval(beat, heartbeatMs)
  }

  const rest = () => {
    if (tasks.size > 0) return
    clearInterval(timer)
    timer = null
  }

  const begin = (label) => {
    const start = Date.now()
    const task = { label, start, said: '', saidAt: start }
    tasks.add(task)
    if (!isLive) stream.write(`· ${label}\n`)
    watch()
    return {
      /** Takes what the task prints; its last line is shown. */
      hear(text) {
        const last = stripVTControlCharacters(text)
          .trim()
          .split(/[\r\n]+/)
          .at(-1)
          ?.trim()
        if (last) Object.assign(task, { said: last, saidAt: Date.now() })
      },
      end(mark = '✓', note = '') {
        tasks.delete(task)
        rest()
        erase()
        stream.write(`${mark} ${label}（${secondsSince(start)} 秒）${note}\n`)
      },
    }
  }

  return {
    begin,
    /** Shows `label` while `work(hear)` runs, and how it ended. */
    async during(label, work) {
      const task = begin(label)
      try {
        const result = await work(task.hear)
        task.end('✓')
        return result
      } catch (error) {
        task.end('✗')
        throw error
      }
    },
    /** Prints a line above the living one. */
    print(text) {
      erase()
      stream.write(`${text}\n`)
    },
  }
}
