import { widgets as read } from 'virtual:chuhai-widgets'
import type { Attribute } from '../../packages/ui/src/element/attributes'

/** A widget as its sources describe it: the tables of its element, and its README. */
export interface Widget {
  tag: string
  package: string
  attributes: Record<string, Attribute>
  events: readonly { name: string; detail: string; about: string }[]
  readme: {
    purpose?: string
    html?: string
    react?: string
    attributes: Record<string, string>
    accessibility?: string
  }
}

export const widgets: readonly Widget[] = read
