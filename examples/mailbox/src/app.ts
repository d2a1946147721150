import { createSite } from '@chuhai-examples/development'
import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { behaviours, type Switches } from './behaviour'
import type { Mail } from './message'
import { listPage, messagePage, problemPage } from './page'
import type { MailboxSettings } from './settings'
import { createSmsGateway } from './sms-gateway'
import type { Store } from './store'

interface AppOptions {
  store: Store
  switches: Switches
  settings: MailboxSettings
}

/** Sources and bundle both lie one level below the package. */
const files = new URL('../public/', import.meta.url)

/** The list refreshes itself, and frames mails. */
const allowed = "; script-src 'self'; connect-src 'self'; frame-src 'self'"

/** A mail runs no script and loads nothing; its links open beside the mailbox. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

const base = '<base target="_blank">'

/** The HTML of a mail, whose links open in a tab of their own. */
const withBase = (html: string): string =>
  /<head>/i.test(html) ? html.replace(/<head>/i, (head) => head + base) : base + html

/** Readers are told at most so often. */
const refreshMs = 300

export const createApp = ({ store, switches, settings }: AppOptions): Hono => {
  const app = new Hono()
  app.route('/', createSite(files, allowed))
  app.post('/sms', createSmsGateway(settings, store, switches))

  app.get('/', (c) => c.html(listPage(store, switches.current)))

  const withMessage = (c: Context) => store.find(Number(c.req.param('number')))
  const missing = (c: Context) => c.html(problemPage('没有这条消息'), 404)
  const mailOf = (c: Context): Mail | undefined => {
    const message = withMessage(c)
    return message?.kind === 'mail' ? message : undefined
  }

  app.get('/message/:number{\\d{1,9}}', (c) => {
    const message = withMessage(c)
    return message ? c.html(messagePage(store, switches.current, message)) : missing(c)
  })

  app.get('/message/:number{\\d{1,9}}/html', (c) => {
    const html = mailOf(c)?.html
    if (!html) return missing(c)
    c.header('Content-Security-Policy', mailPolicy)
    return c.html(withBase(html))
  })

  app.get('/message/:number{\\d{1,9}}/attachment/:index{\\d{1,3}}', (c) => {
    const attachment = mailOf(c)?.attachments[Number(c.req.param('index'))]
    if (!attachment) return missing(c)
    return c.body(attachment.content, 200, {
      'Content-Type': attachment.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
    })
  })

  /** For tests: all messages, or those to one address or number. */
  app.get('/messages.json', (c) => {
    const to = c.req.query('to')
    return c.json(
      store
        .list()
        .filter((message) => !to || message.to === to)
        .map((message) =>
          message.kind === 'mail'
            ? { ...message, attachments: message.attachments.map(({ name, type }) => ({ name, type })) }
            : message,
        ),
    )
  })

  app.get('/changes', (c) =>
    streamSSE(c, async (stream) => {
      // A page that opens the stream may have missed what came while it loaded.
      let hasChanged = true
      let wake = () => {}
      const change = () => {
        hasChanged = true
        wake()
      }
      const end = store.subscribe(change)
      stream.onAbort(() => {
        end()
        wake()
      })
      await stream.write(': open\n\n')
      while (!stream.aborted) {
        if (!hasChanged) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
          continue
        }
        hasChanged = false
        await stream.writeSSE({ data: String(store.count) })
        await stream.sleep(refreshMs)
      }
    }),
  )

  app.post('/behaviour', async (c) => {
    const { behaviour } = await c.req.parseBody()
    const chosen = behaviours.find((one) => one === behaviour)
    if (!chosen) return c.html(problemPage('没有这个选项'), 400)
    switches.choose(chosen)
    return c.redirect('/', 303)
  })

  app.post('/clear', (c) => {
    store.clear()
    return c.redirect('/', 303)
  })

  app.notFound((c) => c.html(problemPage('没有这个页面'), 404))
  return app
}
