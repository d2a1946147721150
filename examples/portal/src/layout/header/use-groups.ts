import { panelCloseDelayMs } from '@chuhai/contract/constants'
import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'

/** Which group of the menu is open, and how pointer, press and focus open and close it. */
export const useGroups = (menu: RefObject<HTMLElement | null>) => {
  const [opened, setOpened] = useState<string | null>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef<string>(null)

  useEffect(() => () => clearTimeout(closing.current), [])

  useEffect(() => {
    if (opened === null) return
    // A tap elsewhere moves no focus on a touch screen.
    const onPress = (event: globalThis.PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) setOpened(null)
    }
    // What has opened under the pointer closes by Escape too, wherever the focus is.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const focused = document.activeElement
      if (menu.current?.contains(focused)) focused?.closest('li[data-open]')?.querySelector('button')?.focus()
      setOpened(null)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [opened, menu])

  return useMemo(() => {
    const show = (title: string | null) => {
      clearTimeout(closing.current)
      setOpened(title)
    }
    return {
      opened,
      show,
      press(title: string) {
        // Hovering has opened the group before the click, so the click must not close it.
        show(opened === title && !hovered.current ? null : title)
      },
      handlers: (title: string) => ({
        // Not `onPointerEnter`, which React derives from the `pointerout` of the element before: a removed page sends none.
        onPointerOver(event: PointerEvent) {
          if (!isMouse(event) || hovered.current === title) return
          hovered.current = title
          show(title)
        },
        onPointerLeave(event: PointerEvent) {
          if (!isMouse(event)) return
          hovered.current = null
          clearTimeout(closing.current)
          closing.current = setTimeout(() => setOpened(null), panelCloseDelayMs)
        },
        onBlur(event: FocusEvent<HTMLElement>) {
          if (hovered.current || event.currentTarget.contains(event.relatedTarget)) return
          show(null)
        },
      }),
    }
  }, [opened])
}
