import { type RefObject, useEffect } from 'react'

/** Keeps a file that is dropped beside its field from replacing the page, and from a drop zone of the page around. */
export const useRefusedDrops = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const node = ref.current
    if (!node) return
    const refuse = (event: DragEvent) => {
      const { dataTransfer } = event
      if (!dataTransfer?.types.includes('Files')) return
      event.stopPropagation()
      if (event.type === 'dragenter') return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    }
    const types = ['dragenter', 'dragover', 'drop'] as const
    for (const type of types) node.addEventListener(type, refuse)
    return () => {
      for (const type of types) node.removeEventListener(type, refuse)
    }
  }, [ref])
}
