import { type Core, createCore } from '@chuhai/core'
import type { Context } from './context'

const key = Symbol.for('chuhai.core')
type Page = typeof globalThis & { [key]?: Core }

/** The one core of a page, shared by all its widgets; made by the first that needs it, gone with `destroy`. */
export const pageCore = (context: Context, page: Page = globalThis): Core => {
  const running = page[key]
  if (running) return running
  const core = createCore({ base: context.settings.base, locale: context.settings.locale })
  page[key] = core
  context.watch(({ locale }) => core.locale.set(locale))
  const stops = [watchSignOn(core, context), watchNotices(core, context)]
  context.ended.addEventListener('abort', () => {
    for (const stop of stops) stop()
    core.destroy()
    delete page[key]
  })
  return core
}

/** Signing in happens at the portal: a tab of its own leaves the host's page as it is. */
const watchSignOn = (core: Core, { settings, emit }: Context) =>
  core.signOn.$request.listen((request) => {
    if (!request) return
    core.signOn.dismiss()
    emit('sign-on', { reason: request.reason })
    globalThis.open(`${settings.base}/login?service=/`, '_blank', 'noopener')
  })

/** The toasts' files come with the first notice; where they do not, the next notice asks for them again. */
const watchNotices = (core: Core, context: Context) => {
  let isAsked = false
  return core.notices.$notice.listen((notice) => {
    if (!notice || isAsked) return
    isAsked = true
    import('./toasts').then(
      ({ mountToasts }) => context.ended.aborted || mountToasts(core, context),
      () => {
        isAsked = false
      },
    )
  })
}
