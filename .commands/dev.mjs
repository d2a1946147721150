import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError, command, install, requireNode, root } from './first-step.mjs'

const colours = [36, 35, 33, 32, 34, 31]

/** Runs everything from sources: server and portal reload on change, widgets are built again. */
await command(async () => {
  requireNode()
  install()
  const { portFrom, requireFreePorts } = await import('./ports.mjs')
  const { defaultPorts, portVariables, requireWritable, startProcess, stopRequest } = await import(
    './services.mjs'
  )
  const variables = { ...portVariables, portalDev: 'PORTAL_DEV_PORT' }
  const wanted = Object.entries(variables).map(([name, variable]) => ({
    name,
    variable,
    port: portFrom(variable, { ...defaultPorts, portalDev: 4400 }[name]),
  }))
  await requireFreePorts(wanted)
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  requireWritable(dataDir)
  const widgetsDir = join(root, 'packages/loader/dist/widgets')
  mkdirSync(widgetsDir, { recursive: true })

  const ports = Object.fromEntries(wanted.map(({ name, port }) => [name, port]))
  const origins = {
    portal: `http://localhost:${ports.portal}`,
    portalDev: `http://localhost:${ports.portalDev}`,
    partner: `http://127.0.0.1:${ports.partner}`,
    university: `http://127.0.0.1:${ports.university}`,
  }
  const env = {
    ...Object.fromEntries(wanted.map(({ variable, port }) => [variable, String(port)])),
    CHUHAI_SERVER: origins.portal,
    SIGN_ON_FRAME_ANCESTORS: Object.values(origins).join(' '),
    DATA_DIR: dataDir,
    WIDGETS_DIR: widgetsDir,
  }
  const start = (name, folder, args, program, index) => {
    const service = startProcess(name, args, { cwd: join(root, folder), env, program })
    service.output.on('data', (text) => {
      for (const line of text.trimEnd().split('\n'))
        console.log(`\u001B[${colours[index]}m[${name}]\u001B[0m ${line}`)
    })
    return service
  }
  const npm = (script, ...args) => ['run', '--silent', script, '--', ...args]
  const running = [
    ['server', 'packages/server', npm('dev'), 'npm'],
    ['portal', 'examples/portal', npm('dev', '--port', String(ports.portalDev), '--strictPort'), 'npm'],
    ['sign-on', 'examples/sign-on', npm('dev'), 'npm'],
    ['widgets', 'packages/loader', ['run', 'build', '--watch'], 'npm'],
    ['partner', 'examples/partner-site', ['serve.mjs']],
    ['university', 'examples/university-site', ['serve.mjs']],
  ].map((service, index) => start(service[0], service[1], service[2], service[3], index))
  console.log(`\nPortal with hot reload: ${origins.portalDev}\n`)

  const lost = Promise.race(
    running.map(({ name, ended }) => ended.then(({ reason }) => `${name} stopped (${reason})`)),
  )
  const loss = await Promise.race([stopRequest().then(() => null), lost])
  await Promise.all(running.map((service) => service.stop()))
  if (loss) throw new CliError(loss)
  process.exit(0)
})
