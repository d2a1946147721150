import { fileURLToPath } from 'node:url'
import { freePort } from '../../../.commands/ports.mjs'
import { startProcess } from '../../../.commands/process.mjs'
import { withPostgres, withServer } from '../setup.mjs'
import { signIn } from './sign-in.mjs'

/** The address of a file of this folder. */
export const part = (name) => new URL(`./${name}.mjs`, import.meta.url)

/**
 * Runs `body` with a server on PostgreSQL whose model says some words per second and never ends, and with the cookies of as many
 * visitors as `count` answers need.
 */
export const withAnswers = ({ count, perSecond, env = {} }, body) =>
  withPostgres(async (url) => {
    const port = await freePort()
    const model = startProcess('model', [fileURLToPath(part('model')), String(port), String(perSecond)])
    const settings = {
      DATABASE_URL: url,
      LOG_LEVEL: 'warn',
      READS_PER_MINUTE: '0',
      WRITES_PER_MINUTE: '0',
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: 'bench',
      AI_DAILY_QUOTA: '999999999',
      AI_DAILY_BUDGET: '0',
      AI_MAX_TOKENS: '999999999',
      ...env,
    }
    try {
      return await withServer(settings, async (place) => {
        // A user has two answers at once.
        const cookies = []
        while (cookies.length * 2 < count) cookies.push(await signIn(url, `bench ${cookies.length}`))
        return body({ ...place, url, cookies })
      })
    } finally {
      await model.stop()
    }
  })
