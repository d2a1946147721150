import { iconTrash } from '../icons/paths'
import { useStyles } from '../styling'
import css from './delete-button.css?inline'
import { IconButton, type IconButtonProps } from './IconButton'

export type DeleteButtonProps = Omit<IconButtonProps, 'icon' | 'size' | 'className'>

/** The icon button that takes something away: red once it is pointed at. */
export const DeleteButton = (props: DeleteButtonProps) => {
  useStyles(css)
  return <IconButton {...props} className="ch-delete-button" icon={iconTrash} size={18} />
}
