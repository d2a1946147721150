/** What `Icon` takes; `size` is in px. */
export interface IconProps {
  /** One of the path constants of `@chuhai/ui/icons`. */
  path: string
  /** Drawn for 16, 18, 20, 22 and 24. */
  size?: number
  /** Read aloud; without it the icon is decoration. */
  label?: string
  /** Class of the `svg`. */
  className?: string
}

/**
 * A line icon in the current text colour.
 *
 * @example
 * <Icon path={iconSearch} size={18} label="搜索" />
 */
export function Icon({ path, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}
