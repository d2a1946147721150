import { relative } from 'node:path'
import { command, install, requireNode, root } from './first-step.mjs'

await command(async () => {
  requireNode()
  install()
  const { packAll, tarballs } = await import('./tarballs.mjs')
  await packAll()
  console.log(`The packages, each with the list of what it brings along, are in ${relative(root, tarballs)}`)
})
