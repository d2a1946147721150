import { type Clock, createSite } from '@chuhai-examples/development'
import { type Context, Hono } from 'hono'
import type { Cashier } from './cashier'
import { type createGateway, pageMethods } from './gateway'
import { deliveries } from './notifier'
import { indexPage, payPage, problemPage, resultPage } from './page'
import { shanghaiTime } from './protocol'
import type { Signer } from './signature'
import { archiveOf, statementOf } from './statement'
import type { Store } from './store'
import type { Trade } from './trade'

interface AppOptions {
  store: Store
  cashier: Cashier
  gateway: ReturnType<typeof createGateway>
  signer: Signer
  appId: string
  clock: Clock
}

/** Sources and bundle both lie one level below the package. */
const files = new URL('../public/', import.meta.url)

const textsOf = (form: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

export const createApp = ({ store, cashier, gateway, signer, appId, clock }: AppOptions) => {
  const app = new Hono()
  app.route('/', createSite(files))

  app.get('/', (c) => c.html(indexPage(store.trades, shanghaiTime(clock.now()).slice(0, 10))))

  const requestOf = async (c: Context) => ({
    ...c.req.query(),
    ...(c.req.method === 'POST' ? textsOf(await c.req.parseBody()) : {}),
  })

  app.on(['GET', 'POST'], '/gateway.do', async (c) => {
    const request = await requestOf(c)
    const method = request.method ?? ''
    if (!pageMethods.includes(method)) {
      const text = signer.answer(method, await gateway.call(request))
      return c.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8' })
    }
    const trade = await gateway.open(request)
    return typeof trade === 'string'
      ? c.html(problemPage(trade), 400)
      : c.redirect(`/pay/${trade.token}`, 303)
  })

  const show = (c: Context, trade: Trade) => {
    const page = trade.status === 'WAIT_BUYER_PAY' ? payPage : resultPage
    return c.html(page(trade, cashier.returnAddress(trade)))
  }

  app.get('/pay/:token', async (c) => {
    const trade = await cashier.findByToken(c.req.param('token'))
    return trade ? show(c, trade) : c.html(problemPage('没有这笔交易'), 404)
  })

  app.post('/pay/:token', async (c) => {
    const trade = await cashier.findByToken(c.req.param('token'))
    if (!trade) return c.html(problemPage('没有这笔交易'), 404)
    const form = textsOf(await c.req.parseBody())
    const delivery = deliveries.find((one) => one === form.delivery) ?? 'normal'
    if (form.action === 'pay') await cashier.pay(trade, delivery)
    if (form.action === 'refuse') await cashier.refuse(trade, delivery)
    return c.redirect(`/pay/${trade.token}`, 303)
  })

  /** The page links to the file, and what applications get is an archive. */
  const statements = { csv: statementOf, zip: archiveOf }
  const types = { csv: 'text/csv; charset=gb18030', zip: 'application/zip' }
  app.get('/statement/:file{\\d{4}-\\d\\d-\\d\\d\\.(?:csv|zip)}', (c) => {
    const file = c.req.param('file')
    const day = file.slice(0, 10)
    const type = file.endsWith('.zip') ? 'zip' : 'csv'
    if (Number.isNaN(Date.parse(day))) return c.notFound()
    return c.body(statements[type]({ trades: store.trades, appId, day, now: clock.now() }), 200, {
      'Content-Type': types[type],
      'Content-Disposition': `attachment; filename="statement-${file}"`,
    })
  })

  app.notFound((c) => c.html(problemPage('没有这个页面'), 404))
  return app
}
