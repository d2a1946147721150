import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The reference of the same run: a bare `/ping` of the same framework, on the port given as argument. */
const app = new Hono().get('/ping', (context) => context.text('pong'))
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' }, () => console.log('ready'))
