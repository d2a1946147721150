import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { pnpmArgs, root } from './first-step.mjs'
import { published } from './packages.mjs'

/** Where packing puts them. */
export const tarballs = join(root, '.cache/packages/tarballs')

const fileOf = ({ name, manifest }, extension) =>
  `${name.replace('@', '').replace('/', '-')}-${manifest.version}.${extension}`

export const tarballOf = (one, folder = tarballs) => join(folder, fileOf(one, 'tgz'))

/** The list of what a package brings along, with versions, licences and hashes (CycloneDX), beside its tarball. */
export const sbomOf = (one) => join(tarballs, fileOf(one, 'cdx.json'))

const pnpm = (names, ...args) => {
  const filters = names.map((name) => `--filter=${name}`)
  return execa('npx', [...pnpmArgs, ...filters, ...args], { cwd: root })
}

const names = published.map(({ name }) => name)

/** Packs every published package, built before, into a folder of its own. */
export async function packInto(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await pnpm(names, '--recursive', 'pack', '--pack-destination', folder)
}

/** Packs every published package, built before, and lists what it brings along; so also what the server runs with. */
export async function packAll() {
  await packInto(tarballs)
  const list = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--prod',
    '--split',
    '--out',
    join(tarballs, '%s-%v.cdx.json'),
  ]
  await pnpm(names, ...list)
  await pnpm(['@chuhai/server'], ...list, '--sbom-type=application')
}
