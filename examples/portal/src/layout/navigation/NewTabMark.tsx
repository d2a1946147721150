import type { NavigationItem } from '@chuhai/contract/navigation'
import { Icon } from '@chuhai/ui'
import { iconExternal } from '@chuhai/ui/icons'
import { useMessages } from '../../app/messages'
import { layoutMessages } from '../messages'

/** Says that an item leads to another site, or opens a new tab. */
export const NewTabMark = ({ item }: { item: NavigationItem }) => {
  const words = useMessages(layoutMessages)
  if (!item.outside && !item._blank) return null
  return <Icon path={iconExternal} size={16} label={item.outside ? words.otherSite : words.newTab} />
}
