import { CliError, command, install, requireNode } from '../../.commands/first-step.mjs'

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
]

/** `pnpm bench [name] [filter]`: runs one benchmark and prints its figures beside their limits. */
await command(async () => {
  requireNode()
  install()
  const [name = 'server', filter] = process.argv.slice(2)
  if (!benches.includes(name)) {
    throw new CliError(`There is no benchmark ${name}. The benchmarks are ${benches.join(', ')}.`)
  }
  const { buildServed } = await import('../../.commands/services.mjs')
  await buildServed()
  const { default: bench } = await import(`./benches/${name}.mjs`)
  const { printFigures } = await import('./figures.mjs')
  return printFigures(await bench(filter))
})
