import { type Core, createCore, loadOnce, ownOptions, signOnDraft } from '@chuhai/core'
import type { Context } from './context'
import { onNextFrame } from './host-page'

const key = Symbol.for('chuhai.core')
type Page = typeof globalThis & { [key]?: Core; Chuhai?: { context?: Context } }

/**
 * The one core of a page, shared by all its widgets; created for the first that needs it, removed by `destroy`. Elements stay
 * defined then, with the old context: the core serves the current tag, or else the next one.
 */
export const pageCore = (own: Context, page: Page = globalThis): Core => {
  const running = page[key]
  if (running) return running
  const live = () => [own, page.Chuhai?.context].find((context) => context?.ended.aborted === false)
  const core = createCore((live() ?? own).settings)
  page[key] = core
  const serve = () => {
    const context = live()
    // A tag dispatches `load` after it has run.
    if (!context) return document.addEventListener('load', serve, ownOptions({ capture: true, once: true }))
    context.watch(({ locale, theme }) => {
      core.locale.set(locale)
      core.theme.set(theme)
    })
    const stops = [watchSignOn(core, context), watchNotices(core, context)]
    context.ended.addEventListener('abort', () => {
      for (const stop of stops) stop()
      core.destroy()
      delete page[key]
    })
  }
  serve()
  askAfterPaint(core)
  return core
}

/**
 * The user is requested after the first widget is painted: the first access to the storage makes the browser open it, which
 * takes as long as everything else. Widgets that show the user request it at once.
 */
const askAfterPaint = ({ session, ended }: Core) => {
  onNextFrame(() =>
    setTimeout(() => {
      if (!ended.aborted) session.load()
    }),
  )
}

/** The dialogs' files come with the first request, or with a page that comes back from a sign-on it began. */
const watchSignOn = (core: Core, context: Context) => {
  const mount = loadOnce(
    () => import('./sign-on'),
    ({ mountSignOn }) => context.ended.aborted || mountSignOn(core, context),
  )
  const ask = () => {
    core.prepare()
    mount().catch((error) => {
      core.signOn.dismiss()
      core.report(error)
    })
  }
  core.signOn.addHandler()
  if (core.drafts.open(signOnDraft).read()) ask()
  return core.signOn.$request.subscribe((request) => {
    if (!request) return
    context.emit('sign-on', { reason: request.reason })
    ask()
  })
}

/** The toasts' files come with the first notice; where they do not, the next notice asks for them again. */
const watchNotices = (core: Core, context: Context) => {
  const mount = loadOnce(
    () => import('./toasts'),
    ({ mountToasts }) => context.ended.aborted || mountToasts(core, context),
  )
  return core.notices.$notice.subscribe((notice) => {
    if (notice) mount().catch(() => {})
  })
}
