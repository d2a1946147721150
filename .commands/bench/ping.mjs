import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../workspace.mjs'

/** The reference of the same run: a bare `/ping` of the same framework, on the port given as argument. */
const { resolve } = createRequire(join(root, 'packages/server/package.json'))
const ofServer = (name) => import(pathToFileURL(resolve(name)).href)

const [{ Hono }, { serve }] = await Promise.all([ofServer('hono'), ofServer('@hono/node-server')])
const app = new Hono().get('/ping', (context) => context.text('pong'))
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' }, () => console.log('ready'))
