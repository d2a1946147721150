import { iconTrash } from '../icons/paths'
import { IconButton, type IconButtonProps } from './IconButton'

export type DeleteButtonProps = Omit<IconButtonProps, 'icon' | 'size' | 'className'>

/** The icon button that takes something away: red once it is pointed at. */
export const DeleteButton = (props: DeleteButtonProps) => {
  return <IconButton {...props} className="ch-delete-button" icon={iconTrash} size={18} />
}
