import type { ReactNode } from 'react'
import { type Locale, LocaleProvider } from '../locale/locale'
import { type FormOwner, Owner } from './owner'

const none: FormOwner = { id: '', readers: new Set() }

const stop = (event: { stopPropagation(): void }) => event.stopPropagation()

/** For the outermost element of a widget: a form of the page around it is not told of our fields. */
export const ownEvents = { onInput: stop, onChange: stop, onSubmit: stop, onReset: stop }

/**
 * Around everything in a widget: its language, and that its fields belong to no form of the page.
 *
 * @example
 * <WidgetScope locale="en"><section {...ownEvents}>…</section></WidgetScope>
 */
export const WidgetScope = ({ locale, children }: { locale?: Locale | undefined; children?: ReactNode }) => (
  <LocaleProvider locale={locale}>
    <Owner.Provider value={none}>{children}</Owner.Provider>
  </LocaleProvider>
)
