import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const fileOf = (transfer: DataTransfer | null) => transfer?.files[0]
const carriesFile = (event: DragEvent) => Boolean(event.dataTransfer?.types.includes('Files'))

/**
 * Takes a file that is dropped on an element or pasted into it. While `take` is missing a dropped file is kept from
 * replacing the page. What is dragged or taken here is no business of a drop zone around it. Returns whether a file is
 * dragged over the element.
 */
export const useDrops = (
  ref: RefObject<HTMLElement | null>,
  take: ((file: File) => void) | undefined,
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
      const file = fileOf(event.dataTransfer)
      if (file) taking.current?.(file)
    }
    const paste = (event: ClipboardEvent) => {
      const file = fileOf(event.clipboardData)
      if (!file || !taking.current) return
      event.preventDefault()
      event.stopPropagation()
      taking.current(file)
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
