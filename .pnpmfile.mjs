import { packedManifest } from './.commands/packed-manifest.mjs'

/** What reads sources through TypeScript's JavaScript API, which TypeScript 7 no longer has. */
const readers = [
  '@joshwooding/vite-plugin-react-docgen-typescript',
  'dependency-cruiser',
  'react-docgen-typescript',
]

/** What brings a browser, and would bring an old Puppeteer as its peer. */
const browsers = ['@sparticuz/chrome-aws-lambda', 'chrome-aws-lambda']

/** pnpm asks for the manifest of every package that it installs. */
const readPackage = (manifest) => {
  if (browsers.includes(manifest.name)) return { ...manifest, peerDependencies: {} }
  if (!readers.includes(manifest.name)) return manifest
  // A peer would be the TypeScript of the root.
  for (const kind of ['peerDependencies', 'peerDependenciesMeta']) delete manifest[kind]?.typescript
  return { ...manifest, dependencies: { ...manifest.dependencies, typescript: '5.9.3' } }
}

/** pnpm asks for the manifest of every package that it packs or publishes. */
export const hooks = { beforePacking: packedManifest, readPackage }
