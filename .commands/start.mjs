import { resolve } from 'node:path'
import { CliError, command, install, pnpmCommand, requireNode, root } from './first-step.mjs'

/** Installs, builds, and runs the portal with everything around it until Ctrl+C. */
await command(async () => {
  requireNode()
  install()
  const { portFrom, requireFreePorts } = await import('./ports.mjs')
  const { buildServed, defaultPorts, portVariables, requireWritable, startServices, stopRequest } =
    await import('./services.mjs')

  const asked = stopRequest()
  const wanted = Object.entries(portVariables).map(([name, variable]) => ({
    name,
    variable,
    port: portFrom(variable, defaultPorts[name]),
  }))
  await requireFreePorts(wanted)
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  requireWritable(dataDir)
  if (await Promise.race([asked, buildServed()])) process.exit(130)

  const ports = Object.fromEntries(wanted.map(({ name, port }) => [name, port]))
  const running = startServices({ ports, dataDir })
  if (!(await Promise.race([asked, running.ready]))) {
    console.log(`
  Chuhai is ready · 出海云已就绪

  Portal and API     http://localhost:${ports.portal}   (API document: /api/docs)
  Sign-on            http://localhost:${ports.signOn}   (demo / demo, newbie / newbie)
  Partner site       http://127.0.0.1:${ports.partner}
  University site    http://127.0.0.1:${ports.university}
  Data               ${process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : dataDir}
  Logs               ${running.logs}
  Leads              ${pnpmCommand} operator consultations

  Press Ctrl+C to stop
`)
  }
  const loss = await Promise.race([asked.then(() => null), running.lost])
  console.log('  Stopping…')
  await running.stop()
  if (loss) throw new CliError(loss)
  process.exit(0)
})
