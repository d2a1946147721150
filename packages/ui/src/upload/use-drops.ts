import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])]
const carriesFile = (event: DragEvent) => Boolean(event.dataTransfer?.types.includes('Files'))

/**
 * Takes files that are dropped on an element or pasted into it. While `take` is missing a dropped file is kept from
 * replacing the page. What is dragged or taken here is no business of a drop zone around it. Returns whether a file is
 * dragged over the element.
 */
export const useDrops = (
  ref: RefObject<HTMLElement | null>,
  take: ((files: File[]) => void) | undefined,
): boolean => {
  const [isOver, setIsOver] = useState(false)
  const taking = useRef(take)
  useLayoutEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    const node = ref.current
    if (!node) return
    const enter = (event: DragEvent) => {
      if (carriesFile(event)) event.stopPropagation()
    }
    const over = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.dataTransfer) event.dataTransfer.dropEffect = taking.current ? 'copy' : 'none'
      setIsOver(Boolean(taking.current))
    }
    const leave = (event: DragEvent) => {
      enter(event)
      if (!node.contains(event.relatedTarget as Node | null)) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      if (!carriesFile(event)) return
      event.preventDefault()
      event.stopPropagation()
      const files = filesOf(event.dataTransfer)
      if (files.length > 0) taking.current?.(files)
    }
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData)
      if (files.length === 0 || !taking.current) return
      event.preventDefault()
      event.stopPropagation()
      taking.current(files)
    }
    node.addEventListener('dragenter', enter)
    node.addEventListener('dragover', over)
    node.addEventListener('dragleave', leave)
    node.addEventListener('drop', drop)
    node.addEventListener('paste', paste)
    return () => {
      node.removeEventListener('dragenter', enter)
      node.removeEventListener('dragover', over)
      node.removeEventListener('dragleave', leave)
      node.removeEventListener('drop', drop)
      node.removeEventListener('paste', paste)
    }
  }, [ref])
  return isOver
}
