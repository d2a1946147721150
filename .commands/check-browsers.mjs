import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFaults } from './browser-code.mjs'
import { accepted, harmless } from './browser-exceptions.mjs'
import { styleFaults } from './browser-styles.mjs'
import { root } from './first-step.mjs'

/** What browsers load: neither tests and stories nor what runs in Node. */
const elsewhere =
  /\.(test|stories|d)\.|\/(testing|doubles|stories)\/|\/testing\.tsx?$|^packages\/(server|conformance)\/|^examples\/portal\/src\/(server\/|entry-server)/
const kinds = ['css', 'ts', 'tsx'].flatMap((kind) => [`packages/*.${kind}`, `examples/portal/src/*.${kind}`])
const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...kinds], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !elsewhere.test(path))

const fits = (pattern, name) => (pattern instanceof RegExp ? pattern.test(name) : pattern === name)
const isAccepted = (path, name) =>
  Object.values(harmless).some((pattern) => pattern.test(name)) ||
  accepted.some(([file, pattern]) => path.endsWith(file) && fits(pattern, name))

let count = 0
for (const path of paths) {
  const text = readFileSync(join(root, path), 'utf8')
  const faults = path.endsWith('.css') ? styleFaults(text) : codeFaults(path, text)
  for (const { name, lacking, line } of faults) {
    if (isAccepted(path, name)) continue
    count += 1
    console.log(`${path}:${line} ${name} is unknown to ${lacking.join(', ')}`)
  }
}
if (count > 0) {
  console.log(
    `\n${count} uses that the browsers of "browserslist" in package.json do not know: ask for it first (@supports, ?., in), write it in another way, or say in .commands/browser-exceptions.mjs why it does no harm.`,
  )
  process.exitCode = 1
}
