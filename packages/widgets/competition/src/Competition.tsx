import type { Locale } from '@chuhai/contract/locale'
import { Button, LocaleProvider, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { CompetitionDialogs } from './CompetitionDialogs'
import type { CompetitionDialogsProps } from './dialogs-props'
import { EditionText } from './EditionText'
import { competitionMessages } from './messages'
import { OwnStatus } from './OwnStatus'
import css from './styles.css?inline'
import type { Which } from './which'

export interface CompetitionProps
  extends Pick<CompetitionDialogsProps, 'core' | 'editionId' | 'draft' | 'onSubmitted'> {
  /** The language of this card alone; the core's when not given. */
  locale?: Locale
  /** Shows both buttons without the card around them. */
  buttonOnly?: boolean
}

/** An edition of the competition: its window, where one's own registration stands, and the way to both (specification 2.15, 4). */
export const Competition = ({ buttonOnly, ...props }: CompetitionProps) => {
  const { core, editionId } = props
  useStyles(css)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = competitionMessages[locale]
  const [opened, setOpened] = useState<Which | null>(null)

  // For a page that has not asked yet who is signed in; without a hint of a session nothing is sent.
  useEffect(() => {
    if (!core.session.$isKnown.get() && !core.session.$user.get()) core.session.refresh()
  }, [core])

  const shown = { core, editionId, locale }
  return (
    <LocaleProvider locale={locale}>
      <section
        className="ch-competition"
        aria-label={words.competition}
        data-bare={buttonOnly || undefined}
        lang={locale}
      >
        {!buttonOnly && (
          <>
            <EditionText {...shown} />
            <OwnStatus {...shown} />
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
        locale={locale}
        opened={opened}
        onOpen={setOpened}
        onClose={() => setOpened(null)}
      />
    </LocaleProvider>
  )
}
