import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Tab } from './drivers/driver'
import type { Point, Reading, Step } from './eyes'

/** `eyes.ts` as one script. The oldest engine of the step understands it. */
const bundle = () =>
  buildSync({
    entryPoints: [fileURLToPath(new URL('eyes.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'eyes',
    target: 'chrome109',
  }).outputFiles[0]?.text ?? ''

let script: string | undefined

/** An expression in which `eyes` can be called. Nothing stays in the page. */
export const withEyes = (expression: string): string => {
  script ??= bundle()
  return `(() => { ${script}; return ${expression} })()`
}

const answerOf = async (tab: Tab, call: string) =>
  JSON.parse(await tab.evaluate(withEyes(`JSON.stringify(${call} ?? null)`)))

export const readIn = async (tab: Tab, steps: Step[]): Promise<Reading | null> =>
  answerOf(tab, `eyes.read(${JSON.stringify(steps)})`)

export const placeIn = async (tab: Tab, steps: Step[], isWords: boolean): Promise<Point | null> =>
  answerOf(tab, `eyes.place(${JSON.stringify(steps)}, ${isWords})`)
