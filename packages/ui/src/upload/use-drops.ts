import { type RefObject, useEffect, useRef, useState } from 'react'

const fileOf = (transfer: DataTransfer | null) => transfer?.files[0]
const carriesFile = (event: DragEvent) => Boolean(event.dataTransfer?.types.includes('Files'))

/**
 * Takes a file that is dropped on an element or pasted into it. While `take` is missing a dropped file is kept from
 * replacing the page. Returns whether a file is dragged over the element.
 */
export const useDrops = (
  ref: RefObject<HTMLElement | null>,
  take: ((file: File) => void) | undefined,
): boolean => {
  const [isOver, setIsOver] = useState(false)
  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    const node = ref.current
    if (!node) return
    const over = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = taking.current ? 'copy' : 'none'
      setIsOver(Boolean(taking.current))
    }
    const leave = (event: DragEvent) => {
      if (!node.contains(event.relatedTarget as Node | null)) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      const file = fileOf(event.dataTransfer)
      if (!file) return
      event.preventDefault()
      taking.current?.(file)
    }
    const paste = (event: ClipboardEvent) => {
      const file = fileOf(event.clipboardData)
      if (!file || !taking.current) return
      event.preventDefault()
      taking.current(file)
    }
    node.addEventListener('dragover', over)
    node.addEventListener('dragleave', leave)
    node.addEventListener('drop', drop)
    node.addEventListener('paste', paste)
    return () => {
      node.removeEventListener('dragover', over)
      node.removeEventListener('dragleave', leave)
      node.removeEventListener('drop', drop)
      node.removeEventListener('paste', paste)
    }
  }, [ref])
  return isOver
}
