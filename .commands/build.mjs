import { buildEverything } from './builds.mjs'
import { createProgress } from './progress.mjs'
import { install, requireNode } from './toolchain.mjs'
import { command } from './trouble.mjs'

await command(async () => {
  requireNode()
  const progress = createProgress()
  await install(progress)
  await buildEverything(progress)
  progress.print('构建完成 (built)')
})
