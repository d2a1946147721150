import { join } from 'node:path'
import { buildEverything } from './builds.mjs'
import { outcomeOfCheck, outcomeOfPlaywright, outcomeOfVitest, reportFile, sumOf } from './outcome.mjs'
import { run } from './processes.mjs'
import { packageScript, tool } from './toolchain.mjs'
import { root, workspacePackages } from './workspace.mjs'

const check = async (program, parameters, options) => outcomeOfCheck(await run(program, parameters, options))

async function vitest(name, parameters, options) {
  const file = reportFile(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return outcomeOfVitest(file, await run(tool('vitest'), ['run', ...parameters, ...reporters], options))
}

/** One type check per package and one for Storybook's own files, two at a time. */
async function types({ hear }) {
  const packages = workspacePackages().filter(({ manifest }) => manifest.scripts?.check)
  const waiting = [
    ...packages.map(({ name, folder }) => ({ name, check: () => packageScript(folder, 'check') })),
    { name: '.storybook', check: () => run(tool('tsc'), ['--noEmit', '-p', '.storybook']) },
  ]
  const outcomes = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      hear(next.name)
      outcomes.push(outcomeOfCheck(await next.check()))
    }
  }
  await Promise.all([worker(), worker()])
  return sumOf(outcomes)
}

async function journeys({ hear, browser }) {
  const file = reportFile('e2e')
  const result = await run(tool('playwright'), ['test', '--reporter=list,json'], {
    cwd: join(root, 'examples/e2e'),
    hear,
    // Playwright asks its own processes for colours; asked for none as well, each of them would warn.
    env: { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: undefined },
  })
  return outcomeOfPlaywright(file, result)
}

async function build({ progress }) {
  await buildEverything(progress)
  return outcomeOfCheck({ code: 0, output: '' })
}

/** Everything that `npm test` runs, in this order; `needs` are prepared first and handed over by name. */
export const steps = [
  {
    name: 'lint',
    label: '代码规范',
    run: ({ hear }) => check(tool('biome'), ['check', '--error-on-warnings', '.'], { hear }),
  },
  { name: 'types', label: '类型', run: types },
  {
    name: 'layers',
    label: '分层',
    run: ({ hear }) => check(process.execPath, ['.commands/layers.mjs'], { hear }),
  },
  {
    name: 'unit',
    label: '单元与组件测试',
    run: ({ hear }) => vitest('unit', [], { hear }),
  },
  {
    name: 'postgres',
    label: '服务端测试（PostgreSQL）',
    needs: ['postgres'],
    run: ({ hear, postgres }) =>
      vitest('postgres', ['--project=server'], { hear, env: { TEST_DATABASE_URL: postgres.url } }),
  },
  { name: 'build', label: '构建', run: build },
  {
    name: 'size',
    label: '体积预算',
    needs: ['build'],
    run: ({ hear }) => check(process.execPath, ['.commands/size.mjs'], { hear }),
  },
  {
    name: 'storybook',
    label: 'Storybook 构建',
    run: ({ hear }) => check(tool('storybook'), ['build', '--quiet', '--disable-telemetry'], { hear }),
  },
  {
    name: 'stories',
    label: '组件故事（浏览器）',
    needs: ['browser'],
    run: ({ hear, browser }) =>
      vitest('stories', ['--config', '.storybook/vitest.config.ts'], {
        hear,
        env: { CHROMIUM_PATH: browser.path },
      }),
  },
  { name: 'e2e', label: '端到端旅程', needs: ['build', 'browser'], run: journeys },
]
