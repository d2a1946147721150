import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchMemory } from './bench/memory.mjs'
import { signIn } from './bench/sign-in.mjs'
import { drawPictures, makePlan, upload } from './bench/uploads.mjs'
import { buildServed } from './builds.mjs'
import { table } from './columns.mjs'
import { openHouse, usualPorts } from './house.mjs'
import { freePort } from './ports.mjs'
import { preparePostgres } from './postgres.mjs'
import { createProgress } from './progress.mjs'
import { install } from './toolchain.mjs'
import { command, Trouble } from './trouble.mjs'

const count = 50
const limitMegabytes = 200

async function measure(what, files, { origin, pid, cookie, progress }) {
  const peaks = watchMemory(pid)
  const one = (_, index) => upload(origin, cookie, files[index % files.length])
  const answers = await progress.during(`${count} 个 10 MB 的${what}，各 2 MB/秒`, () =>
    Promise.all(Array.from({ length: count }, one)),
  )
  const { own, children } = await peaks()
  const refused = answers.filter(({ status }) => status !== 200).length
  const isKept = own <= limitMegabytes
  console.log(
    `\n${what}\n${table([
      [isKept ? '✓' : '✗', '服务端进程的内存峰值', `${own.toFixed(0)} MB`, `≤ ${limitMegabytes} MB`],
      ['', '重绘图片的子进程合计', `${children.toFixed(0)} MB`, ''],
      ['', '最后一个得到应答', `${Math.max(...answers.map(({ seconds }) => seconds)).toFixed(1)} 秒`, ''],
      [refused === 0 ? '✓' : '✗', '未成功', `${refused} 次`, ''],
    ])}`,
  )
  return isKept && refused === 0
}

/** Prints what the server needs while many visitors upload at once, on a temporary PostgreSQL. */
await command(async () => {
  const progress = createProgress()
  await install(progress)
  await buildServed(progress)
  const postgres = await preparePostgres(progress)
  if (postgres.missing) throw new Trouble(postgres.missing)

  const dataDir = mkdtempSync(join(tmpdir(), 'chuhai-bench-'))
  const portal = await freePort()
  const env = {
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'warn',
    UPLOADS_PER_MINUTE: '0',
    WRITES_PER_MINUTE: '0',
  }
  const house = openHouse({ ports: { ...usualPorts, portal }, dataDir, env, only: ['server'] })
  try {
    await house.ready
    const cookie = await signIn(postgres.url)
    const to = { origin: `http://localhost:${portal}`, pid: house.pids.server, cookie, progress }
    // Plans first: what drawing has taken would hide what they take.
    const areKept = [
      await measure('计划书', [makePlan()], to),
      await measure('图片', await drawPictures(), to),
    ]
    return areKept.every(Boolean) ? 0 : 1
  } finally {
    await house.stop()
    await postgres.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
