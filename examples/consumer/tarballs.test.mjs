import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, it } from 'vitest'
import { published } from '../../.commands/packages.mjs'
import { readPacked } from '../../.commands/packed.mjs'
import { faultsOf } from '../../.commands/release-faults.mjs'
import { sbomOf, tarballOf } from '../../.commands/tarballs.mjs'
import { consumer, modulesOf, readInstalled } from './pack.mjs'

const assets = [/\.css$/, /\.svg$/]
/** The packages are ES modules only, as in the profile `esm-only` of the attw command. */
const ignoredResolutions = ['node10', 'node16-cjs']

const readTarball = (one) => new Uint8Array(readFileSync(tarballOf(one)))

describe.each(published)('$name', (one) => {
  it('has nothing that publint objects to', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: readTarball(one).buffer } })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  it('has types where its modules are', async () => {
    const { problems } = await checkPackage(createPackageFromTarballData(readTarball(one)), {
      excludeEntrypoints: assets,
    })
    const found = problems.filter(({ resolutionKind }) => !ignoredResolutions.includes(resolutionKind))
    expect(found.map(({ trace, ...problem }) => problem)).toEqual([])
  })

  it('does not send its users to our specification', () => {
    const folder = join(consumer, 'node_modules', one.name, 'dist')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const declarations = files.filter((file) => file.endsWith('.d.ts'))
    const telling = declarations.filter((file) =>
      /specification/i.test(readInstalled(one, join('dist', file))),
    )
    expect(telling).toEqual([])
  })

  it('comes with a list of what it brings along, with the hash of every part that is not ours', () => {
    const { metadata, components, dependencies } = JSON.parse(readFileSync(sbomOf(one), 'utf8'))
    const { dependsOn } = dependencies.find(({ ref }) => ref === metadata.component['bom-ref'])
    const named = dependsOn.map((purl) => decodeURIComponent(/^pkg:npm\/(.+)@/.exec(purl)[1]))
    const manifest = JSON.parse(readInstalled(one, 'package.json'))
    const isBrought = (name) => !manifest.peerDependenciesMeta?.[name]?.optional
    const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(isBrought)
    expect(named.toSorted()).toEqual(needed.toSorted())
    const foreign = components.filter(({ group }) => group !== '@chuhai')
    const hashesOf = ({ externalReferences = [] }) => externalReferences.flatMap(({ hashes = [] }) => hashes)
    expect(foreign.filter((part) => hashesOf(part).length === 0).map(({ purl }) => purl)).toEqual([])
  })

  it('can be published only with a proof of where it was built', () => {
    const { publishConfig } = JSON.parse(readInstalled(one, 'package.json'))
    expect(publishConfig).toMatchObject({ provenance: true })
  })

  it('is as `pnpm release` wants it', () => {
    expect(faultsOf(readPacked(one), one.manifest.version)).toEqual([])
  })

  it('shows its sources to debuggers, which need no file outside of it', () => {
    const folder = join(consumer, 'node_modules', one.name, 'dist')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const modules = files.filter((file) => file.endsWith('.js'))
    for (const file of modules) {
      const [map] = /(?<=^\/\/# sourceMappingURL=).*$/m.exec(readInstalled(one, join('dist', file)))
      const { sources, sourcesContent } = JSON.parse(readInstalled(one, join('dist', dirname(file), map)))
      const outside = sources.filter((source) => join('dist', dirname(file), source).startsWith('..'))
      expect([outside, sourcesContent.filter((text) => typeof text === 'string').length]).toEqual([
        [],
        sources.length,
      ])
    }
    expect(modules.length).toBeGreaterThan(0)
  })
})

/** Drawings as data, a translator for tests, and what builds the rail without React: a server component may read them. */
const withoutReact = new Set(['@chuhai/ui/icons', '@chuhai/ui/testing', '@chuhai/help-box/rail'])
/** A package that knows no framework, but for one module. */
const isHeadless = ({ manifest }) => manifest.peerDependenciesMeta?.react?.optional

describe('a React package', () => {
  const components = published.filter((one) => one.manifest.peerDependencies?.react && !isHeadless(one))

  it.each(components)('marks the modules of $name for the client', (one) => {
    const unmarked = modulesOf(one).filter(
      ({ entry, file }) => !withoutReact.has(entry) && !readInstalled(one, file).startsWith('"use client"'),
    )
    expect(unmarked).toEqual([])
  })

  it.each(published.filter(isHeadless))('marks of $name only the module that needs React', (one) => {
    const marked = modulesOf(one).filter(({ file }) => readInstalled(one, file).startsWith('"use client"'))
    expect(marked.map(({ entry }) => entry)).toEqual([`${one.name}/react`])
  })
})
