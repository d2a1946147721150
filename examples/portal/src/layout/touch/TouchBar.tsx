import { Icon } from '@chuhai/ui'
import { iconHome } from '@chuhai/ui/icons'
import { navigate } from 'wouter/use-browser-location'
import { withTouchMode } from '../../app/document-attributes'
import { useMessages } from '../../app/messages'
import { useAddress } from '../../router/match'
import { layoutMessages } from '../messages'
import './touch-bar.css'

/** What touch mode shows in place of header and footer: the way home, and out of the mode on this very page. */
export const TouchBar = () => {
  const words = useMessages(layoutMessages)
  const address = useAddress()
  return (
    <nav className="touch-bar" aria-label={words.touch}>
      <a href="/" aria-label={words.touchHome}>
        <Icon path={iconHome} size={20} />
      </a>
      <button type="button" onClick={() => navigate(withTouchMode(address, 0), { replace: true })}>
        {words.leaveTouch}
      </button>
    </nav>
  )
}
