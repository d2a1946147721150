import { panelCloseDelayMs } from '@chuhai/contract/constants'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

/** Which group of the menu is open, and how pointer, press and keys open and close it. */
export const useGroups = () => {
  const [opened, setOpened] = useState<string | null>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)

  useEffect(() => () => clearTimeout(closing.current), [])

  return useMemo(() => {
    const show = (title: string | null) => {
      clearTimeout(closing.current)
      setOpened(title)
    }
    const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
    return {
      opened,
      close: () => show(null),
      press(title: string) {
        // Hovering has opened the group before the click, so the click must not close it.
        show(opened === title && !hovered.current ? null : title)
      },
      handlers: (title: string) => ({
        onPointerEnter(event: PointerEvent) {
          if (!isMouse(event)) return
          hovered.current = true
          show(title)
        },
        onPointerLeave(event: PointerEvent) {
          if (!isMouse(event)) return
          hovered.current = false
          closing.current = setTimeout(() => setOpened(null), panelCloseDelayMs)
        },
        onBlur(event: FocusEvent<HTMLElement>) {
          if (hovered.current || event.currentTarget.contains(event.relatedTarget)) return
          show(null)
        },
        onKeyDown(event: KeyboardEvent<HTMLElement>) {
          if (event.key === 'Escape' && opened) {
            event.currentTarget.querySelector('button')?.focus()
            show(null)
          }
          if (event.key === 'ArrowDown' && event.target instanceof HTMLButtonElement) {
            event.preventDefault()
            show(title)
            const group = event.currentTarget
            requestAnimationFrame(() => group.querySelector('a')?.focus())
          }
        },
      }),
    }
  }, [opened])
}
