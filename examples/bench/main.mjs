import { CliError, command, install, readArguments, requireNode } from '../../.commands/first-step.mjs'

/** Each is a file of `benches/` whose default export resolves with figures. */
const benches = [
  'server',
  'page',
  'click',
  'routes',
  'chat',
  'streams',
  'uploads',
  'pressure',
  'floods',
  'losses',
  'messages',
  'quotes',
]

/** `pnpm bench [name]` or `pnpm bench server [filter]`: runs one benchmark and prints its figures beside their limits. */
await command(async () => {
  requireNode()
  const [name = 'server', filter] = readArguments({
    usage: '`pnpm bench [name]` or `pnpm bench server [filter]`',
    words: 2,
  }).words
  if (!benches.includes(name)) {
    throw new CliError(`There is no benchmark ${name}. The benchmarks are ${benches.join(', ')}.`)
  }
  if (filter !== undefined && name !== 'server') {
    throw new CliError(`${name} takes no filter, only server does.`)
  }
  install()
  const { buildServed } = await import('../../.commands/services.mjs')
  await buildServed()
  const { default: bench } = await import(`./benches/${name}.mjs`)
  const { printFigures } = await import('./figures.mjs')
  return printFigures(await bench(filter))
})
