import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { type Theme, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { OpeningPanel } from './OpeningPanel'

/** What `StoreOpening` takes; `id` is required. */
export interface StoreOpeningProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The opening that is shown, by the id of its accepted application. */
  id: string
  /** The language of this part alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this part alone; that of the page's scope when not given. */
  theme?: Theme | undefined
}

/**
 * How far the opening of a store is, for its signed-in applicant.
 *
 * @example
 * <StoreOpening core={core} id="5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001" />
 */
export const StoreOpening = ({ id, locale, theme, ...props }: StoreOpeningProps) => {
  const core = useCore('StoreOpening', props.core)
  const pageLocale = useStore(core.locale.$locale)
  return (
    <WidgetScope locale={locale ?? pageLocale} theme={theme}>
      <OpeningPanel core={core} id={id} />
    </WidgetScope>
  )
}
