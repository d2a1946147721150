import { chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Icon, useLocale, useStyles } from '@chuhai/ui'
import { iconCheck, iconWarning } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { applicationMessages } from './messages'
import css from './save-status.css?inline'
import type { ApplicationStore } from './store'

/** Whether the last change is kept, in one line that is read out. */
export const SaveStatus = ({ store }: { store: ApplicationStore }) => {
  useStyles(css)
  const saving = useStore(store.$saving)
  const locale = useLocale()
  const words = applicationMessages[locale].saving
  const inChina = useChinaClock(locale)
  return (
    <div className="ch-save-status" data-phase={saving.phase}>
      <p role="status">
        {saving.phase === 'saved' && <Icon path={iconCheck} size={16} />}
        {(saving.phase === 'failed' || saving.phase === 'conflict') && <Icon path={iconWarning} size={16} />}
        {saving.phase === 'saved'
          ? words.saved(inChina(chinaTime(saving.at).clock.padStart(5, '0')))
          : words[saving.phase]}
      </p>
      {saving.phase === 'conflict' && (
        <Button variant="text" size="small" onClick={() => void store.load()}>
          {words.reload}
        </Button>
      )}
    </div>
  )
}
