import { execFileSync } from 'node:child_process'
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
