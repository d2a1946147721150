import './styles/index.css'
import { createCore } from '@chuhai/core'
import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import type { App } from './app/app'
import { Portal } from './app/Portal'
import { readState } from './app/state'
import { deviceOf } from './device/device'
import { createOnline } from './device/online'
import { createHelp } from './help/help'
import { createChunkGuard } from './router/chunk-guard'
import { watchLinks } from './router/links'
import { createMatcher } from './router/match'
import { createNavigator } from './router/navigator'
import { loginPath, returnPath } from './router/return-path'
import { firstView } from './router/view'
import { watchVisits } from './router/visits'
import { rows } from './routes'
import type { Read } from './routes/row'

const root = document.getElementById('root') as HTMLElement
const href = location.pathname + location.search
const state = readState(document)
const match = createMatcher(rows)
const isGuarded = (target: string) => match(target)?.row.login ?? false

const core = createCore({ base: '' })
const help = createHelp(core)
const read: Read = (endpoint, input) => core.query(endpoint, input as never).load()

const reloadOnce = createChunkGuard({
  storage: sessionStorage,
  now: Date.now,
  reload: () => location.reload(),
})
const onChunkFailure = (error: unknown) => reloadOnce() || core.report(error)

document.documentElement.dataset.device = deviceOf(navigator.userAgent)
window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault()
})

/** The portal's answer to every sign-on request: its own page, which knows the way back. */
core.signOn.$request.subscribe((request) => {
  if (!request) return
  core.signOn.dismiss()
  const replace = isGuarded(location.pathname + location.search)
  navigate(loginPath(returnPath(request.returnTo, location.origin), request.mode), { replace })
})

const start = async () => {
  const navigator = createNavigator({
    rows,
    read,
    now: Date.now,
    initial: await firstView(href, match(href), state),
    isSignedIn: () => core.session.$user.get() !== null,
    requestSignOn: () => core.signOn.request({ reason: 'page' }),
    onChunkFailure,
  })
  const app: App = {
    navigator,
    platforms: state.platforms,
    isGuarded,
    client: { core, help, $online: createOnline(window) },
  }
  hydrateRoot(root, <Portal app={app} href={href} />, {
    onRecoverableError: (error) => console.error('[chuhai]', error),
  })
  watchLinks(document, {
    owns: (target) => match(target) !== null,
    follow: (target) => navigate(target),
    prefetch: navigator.prefetch,
  })
  watchVisits({ $view: navigator.$view, track: core.track, document })
  document.documentElement.dataset.ready = ''
  core.session.refresh()
}

start().catch(onChunkFailure)
