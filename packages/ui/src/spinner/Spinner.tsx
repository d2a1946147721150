import { useMessages } from '../locale/locale'
import { useStyles } from '../styling/use-styles'
import css from './spinner.css?inline'

/**
 * A turning arc, `size` px wide. With `label` (or `label=""` for none) it says what is being waited for; without, 载入中.
 *
 * @example
 * <Spinner size={18} label="正在登录" />
 */
export const Spinner = ({
  size = 16,
  label,
}: {
  /** Width and height in pixels. */
  size?: number
  /** What is being waited for; 载入中 when not given, and nothing is said for `''`. */
  label?: string
}) => {
  useStyles(css)
  const { loading } = useMessages()
  const name = label ?? loading
  return (
    <svg
      className="ch-spinner"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role={name ? 'img' : undefined}
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
    >
      <path d="M12.5 3.5a6.4 6.4 0 1 0 0 9" />
    </svg>
  )
}
