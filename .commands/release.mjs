import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError, command, install, pnpmArgs, readArguments, requireNode, root } from './first-step.mjs'

const changedFiles = () =>
  execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))

const pendingChanges = () => {
  const folder = join(root, '.changeset')
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : []
}

/** A package after those that it needs, so that nothing is published that cannot be installed. */
const inOrder = (all, from = all, seen = new Set()) => {
  for (const one of from) {
    if (seen.has(one)) continue
    inOrder(
      all,
      all.filter(({ name }) => one.manifest.dependencies?.[name]),
      seen,
    )
    seen.add(one)
  }
  return [...seen]
}

const tableOf = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}

await command(async () => {
  requireNode()
  const { options } = readArguments({
    usage: '`pnpm release` or `pnpm release --dry-run`',
    options: { 'dry-run': { type: 'boolean' } },
  })
  const isDry = options['dry-run']
  install()
  const { execa } = await import('execa')
  const { home } = await import('./packed-manifest.mjs')
  const { readPacked } = await import('./packed.mjs')
  const { faultsOf } = await import('./release-faults.mjs')
  const { obstaclesOf } = await import('./release-obstacles.mjs')
  const { published } = await import('./packages.mjs')
  const { packAll, tarballOf } = await import('./tarballs.mjs')

  const { version } = published[0].manifest
  const { provenance, obstacles } = obstaclesOf({
    ...{ env: process.env, home, version },
    ...{ changed: changedFiles(), pending: pendingChanges() },
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  })
  if (!isDry && obstacles.length > 0) throw new CliError(`Nothing was published.\n${obstacles.join('\n')}`)

  await execa('npx', [...pnpmArgs, 'change', 'check'], { cwd: root, stdio: 'inherit' })
  await packAll()
  const packed = inOrder(published).map((one) => ({ ...one, ...readPacked(one) }))
  const rows = packed.map(({ manifest, files, bytes }) => [
    ...[manifest.name, manifest.version, `${Math.ceil(bytes / 1000)} kB`, String(files.length)],
    provenance ? 'no' : 'yes',
  ])
  console.log(tableOf([['package', 'version', 'size', 'files', 'provenance'], ...rows]).join('\n'))

  const faults = packed.flatMap((one) => faultsOf(one, version).map((fault) => `${one.name}: ${fault}`))
  if (faults.length > 0) throw new CliError(`Nothing was published.\n${faults.join('\n')}`)
  if (isDry) {
    console.log(
      `\nNothing was published. ${obstacles.length > 0 ? 'pnpm release would refuse:' : 'pnpm release publishes these.'}`,
    )
    console.log(obstacles.join('\n'))
    return
  }
  for (const one of packed)
    await execa(
      'npx',
      [...pnpmArgs, 'publish', tarballOf(one), '--provenance', '--access=public', '--no-git-checks'],
      { cwd: root, stdio: 'inherit' },
    )
})
