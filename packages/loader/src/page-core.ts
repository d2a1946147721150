import { type Core, createCore, signOnDraft } from '@chuhai/core'
import type { Context } from './context'
import { onNextFrame } from './host-page'

const key = Symbol.for('chuhai.core')
type Page = typeof globalThis & { [key]?: Core; Chuhai?: { context?: Context } }

/**
 * The one core of a page, shared by all its widgets; made by the first that needs it, gone with `destroy`. Elements stay
 * defined then, and ask with the context of old: the core serves the tag that is there by now, or else the next.
 */
export const pageCore = (own: Context, page: Page = globalThis): Core => {
  const running = page[key]
  if (running) return running
  const live = () => [own, page.Chuhai?.context].find((context) => context?.ended.aborted === false)
  const core = createCore((live() ?? own).settings)
  page[key] = core
  const serve = () => {
    const context = live()
    // A tag tells that it has run.
    if (!context) return document.addEventListener('load', serve, { capture: true, once: true })
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
 * Who is there is asked once the first widget is painted: with the first look at its storage, a browser opens it, which
 * takes as long as all the rest. What shows the user asks at once.
 */
const askAfterPaint = ({ session, ended }: Core) => {
  onNextFrame(() =>
    setTimeout(() => {
      if (!ended.aborted && !session.$isKnown.get()) session.refresh()
    }),
  )
}

/** The dialogs' files come with the first request, or with a page that comes back from a sign-on it began. */
const watchSignOn = (core: Core, context: Context) => {
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    core.prepare()
    import('./sign-on').then(
      ({ mountSignOn }) => context.ended.aborted || mountSignOn(core, context),
      (error) => {
        isAsked = false
        core.signOn.dismiss()
        core.report(error)
      },
    )
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
  let isAsked = false
  return core.notices.$notice.subscribe((notice) => {
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
