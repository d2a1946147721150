import type { ReactNode } from 'react'
import { type Locale, LocaleProvider } from '../locale/locale'
import { Scope, type Theme, usePageCheck } from '../scope/Scope'
import { type FormOwner, Owner } from './owner'

const none: FormOwner = { id: '', readers: new Set() }

const stop = (event: { stopPropagation(): void }) => event.stopPropagation()

/** For the outermost element of a widget: a form of the page around it is not told of our fields. */
export const ownEvents = { onInput: stop, onChange: stop, onSubmit: stop, onReset: stop }

interface WidgetScopeProps {
  /** A language of its own; that above when not given. */
  locale?: Locale | undefined
  /** A theme of its own; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** The widget. */
  children?: ReactNode
}

/**
 * Around everything in a widget: its language and theme, and that its fields belong to no form of the page.
 *
 * @example
 * <WidgetScope locale="en"><section {...ownEvents}>…</section></WidgetScope>
 */
export const WidgetScope = ({ locale, theme, children }: WidgetScopeProps) => {
  usePageCheck()
  const content = <Owner.Provider value={none}>{children}</Owner.Provider>
  return (
    <LocaleProvider locale={locale}>
      {theme ? <Scope theme={theme}>{content}</Scope> : content}
    </LocaleProvider>
  )
}
