export { Button, type ButtonProps } from './Button'
export { DeleteButton, type DeleteButtonProps } from './DeleteButton'
export { IconButton, type IconButtonProps } from './IconButton'
