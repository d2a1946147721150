import { resolve } from 'node:path'
import { command, install, pnpmCommand, readArguments, requireNode, root } from './first-step.mjs'

/** Installs, builds, and runs the portal with everything around it until Ctrl+C. */
await command(async () => {
  requireNode()
  readArguments({ usage: '`npm start`; settings are environment variables, such as `PORT=4100 npm start`' })
  install()
  const { choosePorts } = await import('./ports.mjs')
  const { stopRequest } = await import('./process.mjs')
  const { buildServed, defaultPorts, portVariables, startServices } = await import('./services.mjs')

  const stopped = stopRequest()
  const ports = await choosePorts(defaultPorts, portVariables)
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  if (await Promise.race([stopped, buildServed()])) process.exit(130)

  const onRestart = (sentence) => console.error(`  ${sentence}. Its log says why: ${running.logs}`)
  const running = startServices({ ports, dataDir, onRestart })
  if (!(await Promise.race([stopped, running.ready.then(() => null)]))) {
    console.log(`
  Chuhai is ready · 出海云已就绪

  Portal and API     http://localhost:${ports.portal}   (API document: /api/docs)
  Sign-on            http://localhost:${ports.signOn}   (demo / demo, newbie / newbie)
  Cashier            http://localhost:${ports.cashier}   (nothing is charged)
  Mailbox            http://localhost:${ports.mailbox}   (mails and short messages of the portal)
  Carrier            http://localhost:${ports.carrier}   (nothing is carried)
  Partner site       http://127.0.0.1:${ports.partner}
  University site    http://127.0.0.1:${ports.university}
  Data               ${process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : dataDir}
  Logs               ${running.logs}
  Leads              ${pnpmCommand} operator consultations

  Press Ctrl+C to stop
`)
  }
  await stopped
  console.log('  Stopping…')
  await running.stop()
  process.exit(0)
})
