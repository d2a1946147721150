import { resolve } from 'node:path'
import { buildServed } from './builds.mjs'
import { table } from './columns.mjs'
import { openHouse, portVariables, usualPorts } from './house.mjs'
import { portFrom, requireFreePorts } from './ports.mjs'
import { askedToStop } from './processes.mjs'
import { createProgress } from './progress.mjs'
import { install, pnpmCommand, requireNode, requireWritable } from './toolchain.mjs'
import { command, Trouble } from './trouble.mjs'
import { root } from './workspace.mjs'

const labels = { portal: '门户与接口', signOn: '登录服务', partner: '合作方示例', university: '高校示例' }

const places = () =>
  Object.keys(usualPorts).map((place) => ({
    place,
    label: labels[place],
    variable: portVariables[place],
    port: portFrom(portVariables[place], usualPorts[place]),
  }))

function welcome(ports, dataDir, logs) {
  const portal = `http://localhost:${ports.portal}`
  const database = process.env.DATABASE_URL ? 'PostgreSQL（DATABASE_URL）' : `${dataDir}（内置数据库）`
  return [
    '',
    '  出海云已就绪',
    '',
    table([
      ['门户', `${portal}`],
      ['接口文档', `${portal}/api/docs`],
      ['登录服务 / sign-on', `http://localhost:${ports.signOn}`],
      ['合作方示例', `http://127.0.0.1:${ports.partner}`],
      ['高校示例', `http://127.0.0.1:${ports.university}`],
      ['数据', database],
      ['日志', logs],
      ['查看咨询', `pnpm operator consultations  或  ${pnpmCommand} operator consultations`],
    ]),
    '',
    '  按 Ctrl+C 停止',
    '',
  ].join('\n')
}

await command(async () => {
  requireNode()
  const asked = askedToStop()
  const wanted = places()
  const ports = Object.fromEntries(wanted.map(({ place, port }) => [place, port]))
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  await requireFreePorts(wanted)
  requireWritable(dataDir, '请用 DATA_DIR 指定一个可写的文件夹，例如 DATA_DIR=/tmp/chuhai npm start。')

  const progress = createProgress()
  const prepared = install(progress).then(() => buildServed(progress))
  if (await Promise.race([asked, prepared])) process.exit(130)

  const house = openHouse({ ports, dataDir })
  const isAsked = await Promise.race([asked, progress.during('启动 (start)', () => house.ready)])
  if (!isAsked) progress.print(welcome(ports, dataDir, house.logs))

  const loss = await Promise.race([asked.then(() => null), house.lost])
  progress.print('  正在停止…… (stopping)')
  await house.stop()
  if (loss) throw new Trouble(loss)
  progress.print('  已停止 (stopped)')
  process.exit(0)
})
