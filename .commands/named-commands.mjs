import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codesOf, manifests, shellLinesOf } from './documents.mjs'
import { pnpmCommand, root } from './first-step.mjs'
import { steps } from './steps.mjs'

const namesIn = (folder) => readdirSync(join(root, folder)).map((file) => file.replace(/\..*/, ''))
export const benches = namesIn('examples/bench/benches')
const journeys = ['examples/e2e/journeys', 'examples/e2e/engines/journeys'].flatMap(namesIn)

/** Commands of pnpm and npm themselves. */
const builtIn = ['install', 'exec', 'ls', 'change', 'version']

/** Words that the reader replaces: `<step>`, `NAME`, `[name…]`. */
const isGiven = (word) => /[<[…]|^[A-Z]/.test(word)

/** Whether every word that names something is one of the known. */
const knows = (known, words) => words.every((word) => isGiven(word) || known.includes(word))

const valuesOf = (option, words) =>
  words.filter((word) => word.startsWith(`--${option}=`)).map((word) => word.replace(/^[^=]*=|'/g, ''))

const folderOf = (file) => manifests.filter(({ folder }) => file.startsWith(`${folder}/`)).at(-1)?.folder

/** Scripts of the root and of the document's own package, or of the package that is named by `--filter`. */
const hasScript = (name, { file, filter }) =>
  manifests
    .filter((manifest) =>
      filter ? manifest.name === filter : ['.', folderOf(file)].includes(manifest.folder),
    )
    .some(({ scripts = {} }) => name in scripts)

const knowsOperator = (words, { knows }) => words.length === 0 || isGiven(words[0]) || knows(words)

const knowsPnpm = (words, { operator, file }) => {
  const filter = words[0] === '--filter' ? words[1] : undefined
  const [script, ...rest] = filter ? words.slice(2) : words
  if (builtIn.includes(script)) return true
  if (!hasScript(script, { file, filter })) return false
  if (script === 'operator') return knowsOperator(rest, operator)
  return script !== 'bench' || knows(benches, rest.slice(0, 1))
}

const knowsNpm = ([first, ...rest], { file }) => {
  if (first === 'run')
    return hasScript(
      rest.find((word) => !word.startsWith('-')),
      { file },
    )
  if (builtIn.includes(first)) return true
  if (!hasScript(first, { file })) return false
  return knows(
    steps.map(({ name }) => name),
    rest[0] === '--' ? rest.slice(1) : [],
  )
}

/** `journeys/signs-in.spec.ts` is signs-in. */
const namedIn = (word) => word.replace(/^.*\/|\..*/g, '')

const knowsNpx = ([program, ...words], { projects }) => {
  if (program.startsWith('pnpm')) return `npx ${program}` === pnpmCommand
  if (program === 'playwright')
    return words.slice(1).every((word) => journeys.some((journey) => journey.includes(namedIn(word))))
  const config = words[words.indexOf('--config') + 1]
  const isProject = (name) =>
    projects.some((project) => new RegExp(`^${name.replace('*', '.*')}$`).test(project))
  return (
    valuesOf('project', words).every(isProject) &&
    (!words.includes('--config') || existsSync(join(root, config)))
  )
}

const knowsNode = (words, { file }) => {
  const path = words.find((word) => !word.startsWith('-'))
  // A program on the line, or one that the build makes.
  if (!path || words.includes('-p') || path.includes('dist/')) return true
  return [root, join(root, dirname(file))].some((folder) => existsSync(join(folder, path)))
}

const programs = { pnpm: knowsPnpm, npm: knowsNpm, npx: knowsNpx, node: knowsNode }

/**
 * Commands that a document names and that do not exist. `known` has what only the packages know: the commands of the operator and
 * their parser, and the projects of Vitest.
 */
export const unknownCommands = (file, text, known) => {
  const isUnknown = (line) => {
    // What a command substitution prints is one word.
    const [program, ...words] = line.replace(/\$\([^)]*\)/g, '…').split(/\s+/)
    if (words.length === 0) return false
    if (program === 'operator') return !knowsOperator(words, known.operator)
    // `orders refund` is how the guides name `pnpm operator orders refund`.
    if (Object.hasOwn(known.operator.commands, program) && /^[a-z]+$/.test(words[0]))
      return !knowsOperator([program, ...words], known.operator)
    return Object.hasOwn(programs, program) && !programs[program](words, { ...known, file })
  }
  return [...codesOf(text), ...shellLinesOf(text)].filter(isUnknown)
}
