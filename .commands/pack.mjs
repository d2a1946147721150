import { relative } from 'node:path'
import { command, install, readArguments, requireNode, root } from './first-step.mjs'

await command(async () => {
  requireNode()
  readArguments({ usage: '`npm run pack:all`' })
  install()
  const { packAll, tarballs } = await import('./tarballs.mjs')
  await packAll()
  console.log(`The packages, each with the list of what it brings along, are in ${relative(root, tarballs)}`)
})
