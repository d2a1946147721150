import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { pnpmArgs, root } from './first-step.mjs'
import { published } from './packages.mjs'

/** Where packing puts them. */
export const tarballs = join(root, '.cache/packages/tarballs')

const pathOf = ({ name, manifest }, extension) =>
  join(tarballs, `${name.replace('@', '').replace('/', '-')}-${manifest.version}.${extension}`)

export const tarballOf = (one) => pathOf(one, 'tgz')

/** The list of what a package brings along, with versions, licences and hashes (CycloneDX), beside its tarball. */
export const sbomOf = (one) => pathOf(one, 'cdx.json')

/** Packs every published package, built before, and lists what it brings along; so also what the server runs with. */
export async function packAll() {
  rmSync(tarballs, { recursive: true, force: true })
  mkdirSync(tarballs, { recursive: true })
  const pnpm = (names, ...args) => {
    const filters = names.map((name) => `--filter=${name}`)
    return execa('npx', [...pnpmArgs, ...filters, ...args], { cwd: root })
  }
  const names = published.map(({ name }) => name)
  const list = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--prod',
    '--split',
    '--out',
    join(tarballs, '%s-%v.cdx.json'),
  ]
  await pnpm(names, '--recursive', 'pack', '--pack-destination', tarballs)
  await pnpm(names, ...list)
  await pnpm(['@chuhai/server'], ...list, '--sbom-type=application')
}
