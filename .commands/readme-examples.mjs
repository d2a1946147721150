import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './first-step.mjs'
import { published } from './packages.mjs'

const readmes = ['README.md', ...published.map(({ folder }) => `${folder}/README.md`)]

/** What a README shows of a package: each example is a module that runs as it stands. */
export const readmeExamples = readmes.flatMap((readme) =>
  [...readFileSync(join(root, readme), 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(
    ([, kind, text], index) => ({
      file: `${readme.replaceAll('/', '.')}.${index}.${kind}`,
      text: `${text}export {}\n`,
    }),
  ),
)
