import { phoneWidth } from './limits'
import type { Part } from './part'
import type { Visitor } from './visitor'

/** Opens an entry of the floating box: on a phone its one button opens the form, and the others are below that. */
export const openBox = async (visitor: Visitor, name: string): Promise<Part> => {
  const rail = visitor.part('navigation', '出海云帮助')
  if (visitor.width === phoneWidth && name !== '在线咨询') {
    await rail.part('button', '在线咨询').press()
    await visitor.part('dialog').part('button', name).press()
  } else await rail.part('button', name).press()
  const panel = visitor.part('dialog', name)
  await panel.see()
  return panel
}
