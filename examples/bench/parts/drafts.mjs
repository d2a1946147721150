import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../.commands/first-step.mjs'

const run = promisify(execFile)

/** Runs `operator content ACTION` on a folder with some texts; resolves with what it says, also of a folder that it refuses. */
export async function withTexts({ dataDir, env, portal }, action, texts) {
  const folder = mkdtempSync(join(tmpdir(), 'chuhai-bench-texts-'))
  try {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { stdout } = await run(
      process.execPath,
      [join(root, 'packages/server/dist/operator.js'), 'content', action, folder],
      { env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: String(portal) } },
    ).catch(({ stdout, stderr }) => ({ stdout: stdout + stderr }))
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The text of a file that comes with the server. */
export const textOf = (path) => readFileSync(join(root, 'packages/server/content', path), 'utf8')

/** Makes a draft; resolves with the cookie of those who have opened its link. */
export async function openDraft(place) {
  const changed = textOf('home/announcement.yaml').replace(/^title: .*/m, 'title: 草稿')
  const told = await withTexts(place, 'preview', { 'home/announcement.yaml': changed })
  const link = new URL(told.trim().split('\n').at(-1))
  const { headers } = await fetch(place.origin + link.pathname + link.search, { redirect: 'manual' })
  return headers.get('set-cookie').split(';')[0]
}
