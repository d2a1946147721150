import './styles/index.css'
import { createCore, createTrack } from '@chuhai/core'
import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { isLockedFor, redirectFor, watchUnauthorized, watchVisitor } from './account/guard'
import { restoreSession } from './account/restore-session'
import { createAccount } from './app/account'
import type { App } from './app/app'
import { deviceOf } from './app/document-attributes'
import { createHelp } from './app/help'
import { createMenuStore } from './app/menus'
import { readThrough } from './app/read'
import { reportFault } from './app/report-fault'
import { readState } from './app/state'
import { Portal } from './layout/Portal'
import { createBackGuard } from './router/back-guard'
import { createChunkGuard } from './router/chunk-guard'
import { watchConsultLinks } from './router/consult-links'
import { createHistoryEntries } from './router/history-entries'
import { watchLinks } from './router/links'
import { createMatcher } from './router/match'
import { createNavigator } from './router/navigator'
import { watchOutsideLinks } from './router/outside-links'
import { watchPageViews } from './router/page-views'
import { firstView } from './router/view'
import { fallbackPages, rows } from './routes'

const root = document.getElementById('root') as HTMLElement
const href = location.pathname + location.search
const state = readState(document)
const match = createMatcher(rows)
const rowOf = (target: string) => match(target)?.row ?? null

const core = createCore({ base: '' })
const track = createTrack(core)
const help = createHelp(core, track)
const account = createAccount(core)
const read = readThrough(core)

const reloadOnce = createChunkGuard({
  openStorage: () => sessionStorage,
  now: Date.now,
  reload: () => location.reload(),
})
const onChunkFailure = (error: unknown) => reloadOnce() || core.report(error)
// The platforms of the menu first, then the user (specification, section 4, Page load).
const menus = createMenuStore(read, state.menus)
menus.load()
const sessionRestored = restoreSession(core, location).catch(onChunkFailure)

document.documentElement.dataset.device = deviceOf(navigator.userAgent)
window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault()
})

if ('session' in document.documentElement.dataset) account.prepare()

const start = async () => {
  const navigator = createNavigator({
    rows,
    read,
    now: core.clock.now,
    initial: await firstView(href, match(href), state, fallbackPages),
    pages: fallbackPages,
    async isSignedIn() {
      await sessionRestored
      return core.session.$user.get() !== null
    },
    redirect: (row, target) => navigate(redirectFor(row, target), { replace: true }),
    onChunkFailure,
  })
  const entries = createHistoryEntries({
    page: window,
    openStorage: () => sessionStorage,
    isShown: () => navigator.shows(location.pathname + location.search),
  })
  core.session.$user.listen((user, before) => {
    if (before && user?.id !== before.id) entries.forget()
  })
  const app: App = {
    navigator,
    menus,
    rowOf,
    client: { core, help, account, closeOnBack: createBackGuard(window), entries },
  }
  hydrateRoot(root, <Portal app={app} href={href} />, {
    onRecoverableError: (error) => console.error('[chuhai]', error),
    onUncaughtError(error) {
      console.error('[chuhai]', error)
      reportFault(core, error)
    },
  })
  // Before other links, which would lead to the page with the form.
  watchConsultLinks(document, (about) => help.open('consultation', about).catch(core.report))
  watchLinks(document, {
    owns: (target) => match(target) !== null,
    follow(target) {
      const row = rowOf(target)
      if (!row || !isLockedFor(row, core.session)) return navigate(target)
      // The visitor stays here until signed in, and nothing is left behind for the back button.
      if (!row.signedOutPath)
        core.signOn.request({ reason: 'page', returnTo: new URL(target, location.origin).href })
      else if (location.pathname !== row.signedOutPath) navigate(row.signedOutPath)
    },
    prefetch(target) {
      const row = rowOf(target)
      if (!row) return
      const isLocked = isLockedFor(row, core.session) && !row.signedOutPath
      if (isLocked || row.path === '/login') account.login.load().catch(() => {})
      else navigator.prefetch(target)
    },
  })
  watchVisitor(account, navigator, document)
  watchUnauthorized(core.signOn, navigator)
  watchPageViews({ $view: navigator.$view, track, document })
  watchOutsideLinks(document, track)
  document.documentElement.dataset.ready = ''
}

// Half a page would be worse than the server's, which can be read and whose links work.
if ('findLast' in []) start().catch(onChunkFailure)
else console.warn('[chuhai] This browser is too old: the page stays as the server made it.')
