import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { table } from './columns.mjs'
import { portVariables, usualPorts } from './house.mjs'
import { portFrom, requireFreePorts } from './ports.mjs'
import { askedToStop, serve } from './processes.mjs'
import { createProgress } from './progress.mjs'
import { rebuildOnChange } from './rebuild.mjs'
import { install, packageScript, requireNode, requireWritable } from './toolchain.mjs'
import { command, Trouble } from './trouble.mjs'
import { root, withDependencies } from './workspace.mjs'

const labels = {
  portal: '接口与组件',
  signOn: '登录服务',
  partner: '合作方示例',
  university: '高校示例',
  portalDev: '门户（热更新）',
}
const variables = { ...portVariables, portalDev: 'PORTAL_DEV_PORT' }
/** The two pages of strangers are another site than the portal. */
const hostOf = (place) => (['partner', 'university'].includes(place) ? '127.0.0.1' : 'localhost')
const usual = { ...usualPorts, portalDev: 4400 }
const widgetSources = () => withDependencies('@chuhai/loader').map(({ folder }) => join(root, folder, 'src'))

/** Prints what a process says, each line behind its name. */
const prefixed = (name) => (text) => {
  for (const line of text.trimEnd().split('\n')) console.log(`${`[${name}]`.padEnd(13)} ${line}`)
}

function startAll(env, ports) {
  const one = (name, folder, parameters) =>
    serve({ name, cwd: join(root, folder), parameters, env, hear: prefixed(name) })
  return [
    one('server', 'packages/server', [
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--conditions=source',
      'src/main.ts',
    ]),
    one('portal', 'examples/portal', [
      'node_modules/vite/bin/vite.js',
      '--port',
      String(ports.portalDev),
      '--strictPort',
    ]),
    one('sign-on', 'examples/sign-on', [
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--conditions=source',
      'src/main.ts',
    ]),
    one('partner', 'examples/partner-site', ['serve.mjs']),
    one('university', 'examples/university-site', ['serve.mjs']),
  ]
}

async function buildWidgets() {
  const { code, output } = await packageScript('packages/loader', 'build')
  prefixed('widgets')(code === 0 ? '已构建 (built)' : output)
}

await command(async () => {
  requireNode()
  const asked = askedToStop()
  const wanted = Object.keys(usual).map((place) => ({
    label: labels[place],
    variable: variables[place],
    port: portFrom(variables[place], usual[place]),
    place,
  }))
  await requireFreePorts(wanted)
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  requireWritable(dataDir, '请用 DATA_DIR 指定一个可写的文件夹。')
  await install(createProgress())

  const widgets = join(root, 'packages/loader/dist/widgets')
  mkdirSync(widgets, { recursive: true })
  await buildWidgets()
  rebuildOnChange(widgetSources(), buildWidgets)

  const ports = Object.fromEntries(wanted.map(({ place, port }) => [place, port]))
  const env = {
    ...Object.fromEntries(wanted.map(({ variable, port }) => [variable, String(port)])),
    CHUHAI_SERVER: `http://localhost:${ports.portal}`,
    SIGN_ON_FRAME_ANCESTORS: ['portal', 'portalDev', 'partner', 'university']
      .map((place) => `http://${hostOf(place)}:${ports[place]}`)
      .join(' '),
    DATA_DIR: dataDir,
    WIDGETS_DIR: widgets,
  }
  const running = startAll(env, ports)
  console.log(
    `\n${table(wanted.map(({ place, label, variable, port }) => [label, `http://${hostOf(place)}:${port}`, variable]))}\n`,
  )

  const lost = Promise.race(
    running.map(({ name, ended }) => ended.then(({ reason }) => `${name} 意外停止 (${reason})`)),
  )
  const loss = await Promise.race([asked.then(() => null), lost])
  await Promise.all(running.map((service) => service.stop()))
  if (loss) throw new Trouble(loss)
  process.exit(0)
})
