import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataDirVariable, ports } from './services'

const command = fileURLToPath(new URL('../../packages/server/dist/operator.js', import.meta.url))

/** The server that an operator works on. */
interface Place {
  dataDir: string
  port: number
}

/** Runs an operator command. Returns what it prints. */
export const operatorOf =
  ({ dataDir, port }: Place) =>
  (...parameters: string[]): string =>
    execFileSync(process.execPath, [command, ...parameters], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    })

/** Runs an operator command on the server of all journeys. */
export const operator = (...parameters: string[]): string =>
  operatorOf({ dataDir: process.env[dataDirVariable] ?? '', port: ports.portal })(...parameters)

/** Publishes files of content, by their paths, on the server of all journeys. */
export const publish = (files: Record<string, string>): void => {
  const folder = mkdtempSync(join(tmpdir(), 'chuhai-content-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    operator('content', 'import', folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns a file of the content that is published on the server of all journeys. */
export const published = (path: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chuhai-content-'))
  try {
    operator('content', 'export', folder)
    return readFileSync(join(folder, path), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
