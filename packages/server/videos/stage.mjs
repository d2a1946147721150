import { circle, ink, path, put, text } from './kit.mjs'

export const width = 1280
export const height = 720

/** How long something takes to come, in seconds. */
const entryS = 0.5

const ease = (share) => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3

/** Depth lines in a corner, as on every chart of ours. */
const sea = (() => {
  const ring = (r, seed) => {
    const points = Array.from({ length: 48 }, (_, index) => {
      const turn = (index / 48) * Math.PI * 2
      const far = r * (1 + 0.16 * Math.sin(turn * 3 + seed) + 0.1 * Math.sin(turn * 5 - seed * 2))
      return `${(1250 + Math.cos(turn) * far * 1.6).toFixed(0)} ${(Math.sin(turn) * far).toFixed(0)}`
    })
    return `M${points.join('L')}Z`
  }
  const fills = ['#EAF3FB', '#DCEBF8', '#CBE0F3', '#B7D3EE']
  return [190, 154, 120, 88, 58, 30]
    .map((r, index) =>
      path(ring(r, 1 + index * 0.35), {
        fill: index % 2 ? fills[index >> 1] : 'none',
        stroke: '#A9CBEC',
        weight: 1.5,
      }),
    )
    .join('')
})()

/** The route of a video: one stop for each chapter, orange as far as it has come. */
const route = (share, stops, words) => {
  const [from, to] = [80, 520]
  const at = (part) => from + (to - from) * part
  const line = (end, stroke) => path(`M${from} 112H${end}`, { stroke, weight: 4 })
  return (
    text(80, 76, words, { size: 28, weight: 700, fill: ink.line }) +
    line(to, '#BBD7F1') +
    line(at(share).toFixed(0), ink.accent) +
    stops
      .map((stop) => {
        const isPassed = share >= stop
        return circle(at(stop), 112, 8, { stroke: isPassed ? ink.accent : '#BBD7F1', weight: 4 })
      })
      .join('')
  )
}

/**
 * The drawing of a video at a moment. `scene` draws with
 * `show(step, part, { until, dx, dy })`, a part that comes with a sentence and leaves with another, and
 * `value(step, from, to)`, a number that changes with a sentence.
 */
export const frameAt = ({ transcript, chapters, seconds, name }, scene, moment) => {
  const startOf = (step) => transcript[step]?.at ?? seconds
  const entered = (step, delay = 0) => ease((moment - startOf(step) - delay) / entryS)
  const stage = {
    entered,
    value: (step, from, to, delay) => from + (to - from) * entered(step, delay),
    show(step, part, { until, delay = 0, dx = 0, dy = 16 } = {}) {
      const come = entered(step, delay)
      const gone = until === undefined ? 0 : entered(until)
      return put(part, {
        x: Math.round(dx * (1 - come) * 10) / 10,
        y: Math.round(dy * (1 - come) * 10) / 10,
        opacity: come * (1 - gone),
      })
    },
  }
  // The route moves with each sentence, so that a frame lasts until the next one.
  const index = transcript.findLastIndex(({ at }) => at <= moment)
  const before = Math.max(0, index - 1)
  const shareOf = (step) => (step + 1) / transcript.length
  const share = shareOf(before) + (shareOf(index) - shareOf(before)) * entered(index)
  const stops = chapters.map(({ at }) => transcript.findIndex((line) => line.at === at) / transcript.length)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Noto Sans CJK SC">
<rect width="${width}" height="${height}" fill="#F8FAFC"/>${sea}${route(share, stops, name)}${scene(stage)}</svg>`
}
