export { Button, type ButtonProps } from './Button'
export { IconButton, type IconButtonProps } from './IconButton'
