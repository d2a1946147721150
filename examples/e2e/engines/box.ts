import type { Part } from './part'
import type { Visitor } from './visitor'

/** Opens an entry of the floating box. */
export const openBox = async (visitor: Visitor, name: string): Promise<Part> => {
  await visitor.part('navigation', '出海云帮助').part('button', name).press()
  const panel = visitor.part('dialog', name)
  await panel.see()
  return panel
}
