import { iconTrash } from '../icons/paths'
import { IconButton, type IconButtonProps } from './IconButton'

/** What `DeleteButton` takes: the label says what is taken away. */
export type DeleteButtonProps = Omit<IconButtonProps, 'icon' | 'size' | 'className'>

/**
 * The icon button that takes something away: red once it is pointed at.
 *
 * @example
 * <DeleteButton label="删除成员" onClick={() => console.log('removed')} />
 */
export const DeleteButton = (props: DeleteButtonProps) => {
  return <IconButton {...props} className="ch-delete-button" icon={iconTrash} size={18} />
}
