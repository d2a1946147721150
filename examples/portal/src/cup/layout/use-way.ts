import { useState } from 'react'
import type { Way } from '../context'

/** Whether the visitor goes on or back; null until they do either. */
export const useWay = (index: number): Way | null => {
  const [seen, setSeen] = useState<{ index: number; way: Way | null }>({ index, way: null })
  if (seen.index !== index) setSeen({ index, way: index > seen.index ? 'forth' : 'back' })
  return seen.way
}
