import { Icon, useStyles } from '@chuhai/ui'
import { iconPlus } from '@chuhai/ui/icons'
import type { SwitcherMessages } from '../messages'
import css from './menu-footer.css?inline'

export interface MenuFooterProps {
  words: SwitcherMessages
  verifyUrl: string | undefined
  onVerify(): void
  onAdd(): void
}

/** The two ways to another organisation than those of the list. */
export const MenuFooter = ({ words, verifyUrl, onVerify, onAdd }: MenuFooterProps) => {
  useStyles(css)
  return (
    <div className="ch-org-menu__footer">
      <button type="button" className="ch-org-menu__add" onClick={onAdd}>
        <Icon path={iconPlus} size={18} />
        {words.add}
      </button>
      {verifyUrl ? (
        <a className="ch-org-menu__verify" href={verifyUrl}>
          {words.verify}
        </a>
      ) : (
        <button type="button" className="ch-org-menu__verify" onClick={onVerify}>
          {words.verify}
        </button>
      )}
    </div>
  )
}
