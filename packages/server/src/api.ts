import { Hono } from 'hono'
import { apiDocument } from './document/routes'
import type { AppEnv } from './http/context'
import { cors } from './http/cors'
import { type MountOptions, mount } from './http/mount'
import { originGuard } from './http/origin-guard'
import { rateLimit } from './http/rate-limit'
import { apiHeaders } from './http/security-headers'
import { activityCalendar } from './modules/activity/calendar'
import { carrierNotices } from './modules/carrier/notices'
import { plainConsultation } from './modules/consultation/plain/routes'
import { draftLinks } from './modules/editing/draft-links'
import { implementationsOf, type Parts } from './modules/implementations'
import { statementFile } from './modules/ledger/statement-file'
import { calendarFile } from './modules/live/calendar-file'
import { parcelListeners } from './modules/logistics'
import { messageCalendarFile } from './modules/message/message-calendar'
import { unsubscribePage } from './modules/message/unsubscribe-page'
import { messageKinds } from './modules/message-kinds'
import { openingCalendar } from './modules/opening/calendar'
import { paymentNotifications } from './modules/payment/notifications'
import { classCalendar } from './modules/school/class-calendar'
import { lessonFiles } from './modules/school/learning/lesson-files'
import { streamFiles } from './modules/school/learning/stream-files'
import { shipmentFiles } from './modules/shipment/files'
import { backChannelLogout } from './modules/sign-on/back-channel'
import { signOnPages } from './modules/sign-on/pages/routes'
import { qrImages } from './modules/site/qr'
import { trackingCalendar } from './modules/tracking/calendar'

type ApiOptions = Parts & Omit<MountOptions, 'sessions'> & { courseUrl: string }

/** What visitors and other servers call below `/api`: the endpoints of the contract, and what is no JSON. */
export const createApi = (options: ApiOptions): Hono<AppEnv> => {
  const { db, clock, log, signOn, sites, visitorSessions, limiter, payment, carriers } = options
  const { publicUrl, proxies } = options
  const api = new Hono<AppEnv>()
  api.use(apiHeaders, cors(sites))
  // Before the guard: a browser submits the logout form, which has checks of its own.
  api.route('/', signOnPages({ db, clock, log, signOn, sites, limiter, proxies }))
  // Before the guard, too: providers sign what they send.
  api.route('/', backChannelLogout({ clock, log, limiter, proxies, signOn }))
  api.route('/', paymentNotifications({ db, clock, log, limiter, proxies, provider: payment }))
  // Carriers, too, sign what they send.
  api.route('/', carrierNotices({ db, clock, log, limiter, proxies, carriers, listeners: parcelListeners }))
  // And readers of mail, which end news by themselves: its address is signed.
  api.route('/', unsubscribePage({ db, clock, limiter, proxies }))
  // And forms that need no script, which say where they are from without a header of ours.
  api.route('/', plainConsultation({ db, clock, log, limiter, proxies, publicUrl, visitorSessions }))
  api.use(originGuard(sites))
  api.route('/', apiDocument())
  api.route('/content/draft', draftLinks({ db, clock }))
  api.route('/site/qr', qrImages(publicUrl, options.weChat))
  api.get('/site/course', (c) => c.redirect(options.courseUrl))
  api.use('/liveBroadcast/:id/calendar.ics', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/liveBroadcast', calendarFile({ db, clock, publicUrl }))
  api.use('/school/film/*', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/school/film', streamFiles({ db, clock, visitorSessions }))
  api.use('/school/file/*', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/school/file', lessonFiles({ db, clock, visitorSessions }))
  api.use('/school/class/:id/calendar.ics', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/school/class', classCalendar({ db, clock, publicUrl }))
  api.use('/activity/:id/calendar.ics', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/activity', activityCalendar({ db, clock, publicUrl }))
  api.use('/logistics/track/:number/calendar.ics', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/logistics/track', trackingCalendar({ db, clock, limiter, proxies, publicUrl }))
  api.use('/message/:id/calendar.ics', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/message', messageCalendarFile({ db, clock, publicUrl, visitorSessions, kinds: messageKinds }))
  api.use('/store/opening/:id/calendar.ics', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/store/opening', openingCalendar({ db, clock, publicUrl, visitorSessions }))
  api.use('/market/statement/:orgId/*', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/market/statement', statementFile({ db, clock, visitorSessions }))
  api.use('/logistics/labels.pdf', rateLimit({ limiter, proxies, group: 'read' }))
  api.use('/logistics/template/*', rateLimit({ limiter, proxies, group: 'read' }))
  api.use('/logistics/batches/:id/result.csv', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/logistics', shipmentFiles({ db, clock, visitorSessions }))
  mount(api, implementationsOf(options), { ...options, sessions: signOn.sessions })
  return api
}
