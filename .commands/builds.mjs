import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from './freshness.mjs'
import { packageScript } from './toolchain.mjs'
import { Trouble } from './trouble.mjs'
import { root, withDependencies, workspacePackages } from './workspace.mjs'

/** What `npm start` serves. Each is bundled from sources, so none waits for another. */
const served = {
  '@chuhai/server': '服务端',
  '@chuhai/loader': '嵌入组件',
  '@chuhai-examples/portal': '门户',
  '@chuhai-examples/sign-on': '登录服务',
}

/** Settings of the root that a build may read. */
const commonInputs = ['pnpm-lock.yaml', 'tsconfig.base.json', '.commands/tsup.base.mjs']

const hasBuild = ({ manifest }) => Boolean(manifest.scripts?.build)

function buildOf(found, packages) {
  const needed = withDependencies(found.name, packages)
  return {
    name: found.name.replace(/^@[^/]+\//, ''),
    label: `构建 ${served[found.name] ?? found.name}`,
    folder: found.folder,
    inputs: [...commonInputs, ...needed.map(({ folder }) => folder)],
    output: `${found.folder}/dist`,
    // The npm build of a library reads the declarations of the libraries below it.
    waitsFor: served[found.name]
      ? []
      : needed.filter((other) => other !== found && hasBuild(other)).map(({ folder }) => folder),
  }
}

const allBuilds = () => {
  const packages = workspacePackages()
  return packages
    .filter(hasBuild)
    .map((found) => ({ ...buildOf(found, packages), isServed: found.name in served }))
}

async function build({ name, label, folder, inputs, output }, progress) {
  const stamp = stampOf({ name, inputs, output })
  if (stamp.isFresh()) return
  await progress.during(label, async (hear) => {
    const { code, output: said } = await packageScript(folder, 'build', { hear })
    if (code !== 0 || !existsSync(join(root, output))) {
      throw new Trouble(`${label}失败 (build failed: ${folder})\n${said.trimEnd()}`)
    }
  })
  stamp.write()
}

/** Runs builds side by side, each after those that it waits for. */
async function runAll(builds, progress) {
  const running = new Map()
  const start = (one) => {
    if (!running.has(one.folder)) {
      const before = builds.filter(({ folder }) => one.waitsFor.includes(folder)).map(start)
      running.set(
        one.folder,
        Promise.all(before).then(() => build(one, progress)),
      )
    }
    return running.get(one.folder)
  }
  const results = await Promise.allSettled(builds.map(start))
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

/** Builds what `npm start` serves, where it is stale. */
export const buildServed = (progress) =>
  runAll(
    allBuilds().filter(({ isServed }) => isServed),
    progress,
  )

/** Builds every package, where it is stale. */
export const buildEverything = (progress) => runAll(allBuilds(), progress)
