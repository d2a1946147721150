import type { Locale } from '@chuhai/contract/locale'
import { useCore } from '@chuhai/core/react'
import { Button, useIsomorphicLayoutEffect, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { CompetitionDialogs, type CompetitionDialogsProps } from './CompetitionDialogs'
import { competitionMessages } from './messages'
import { EditionInfo } from './parts/EditionInfo'
import { RegistrationStatus } from './parts/RegistrationStatus'
import type { CompetitionDialog } from './store'
import css from './styles.css?inline'

/** What `Competition` takes; `edition` is required. */
export interface CompetitionProps
  extends Pick<CompetitionDialogsProps, 'core' | 'edition' | 'draft' | 'theme' | 'onSubmitted'> {
  /** The language of this card alone; the core's when not given. */
  locale?: Locale
  /** Shows both buttons without the card around them. */
  buttonOnly?: boolean
}

/**
 * The card of an edition: its sign-up window, the visitor's own registration and both buttons (specification 2.15, 4).
 *
 * @example
 * <Competition core={core} edition={6} />
 */
export const Competition = ({ buttonOnly, ...props }: CompetitionProps) => {
  const core = useCore('Competition', props.core)
  const { edition } = props
  useStyles(css)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = competitionMessages[locale]
  const [opened, setOpened] = useState<CompetitionDialog | null>(null)

  // The page may not have asked yet who is signed in; without a hint of a session nothing is sent. Before the first
  // paint, so that room is kept for a registration only where there may be one.
  useIsomorphicLayoutEffect(() => {
    core.session.load()
  }, [core])

  const shown = { core, editionId: edition }
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <section
        className="ch-competition"
        aria-label={words.competition}
        data-bare={buttonOnly || undefined}
        lang={locale}
      >
        {!buttonOnly && (
          <>
            <EditionInfo {...shown} />
            <RegistrationStatus {...shown} />
          </>
        )}
        <div className="ch-competition__actions">
          <Button aria-haspopup="dialog" onClick={() => setOpened('sign-up')}>
            {words.apply}
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpened('plan')}>
            {words.uploadPlan}
          </Button>
        </div>
      </section>
      <CompetitionDialogs
        {...props}
        core={core}
        locale={locale}
        opened={opened}
        onOpen={setOpened}
        onClose={() => setOpened(null)}
      />
    </WidgetScope>
  )
}
