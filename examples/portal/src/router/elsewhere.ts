import type { MouseEvent } from 'react'

/** Whether a press asks for a new tab or window: then a link is a link. */
export const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
