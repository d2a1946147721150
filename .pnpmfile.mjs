import { packedManifest } from './.commands/packed-manifest.mjs'

/** pnpm asks for the manifest of every package that it packs or publishes. */
export const hooks = { beforePacking: packedManifest }
