import { arrowFaults } from './layers/arrows.mjs'
import { circleFaults } from './layers/circles.mjs'
import { readFiles } from './layers/house-map.mjs'
import { command } from './trouble.mjs'
import { root, workspacePackages } from './workspace.mjs'

await command(() => {
  const packages = workspacePackages()
  const files = readFiles(root, packages)
  const faults = [...arrowFaults(files, packages), ...circleFaults(files, packages)]
  for (const fault of faults) console.error(`✗ ${fault}`)
  console.log(`分层检查：${packages.length} 个包，${files.length} 个文件，${faults.length} 处问题`)
  return faults.length > 0 ? 1 : 0
})
