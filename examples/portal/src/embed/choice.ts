import { tagChoices } from '@chuhai/contract/embed'
import { type Attributes, commonAttributes, examplesOf, isValid } from '@chuhai/ui/element'
import { queryOf, withQuery } from '../router/query'
import { nameOf, type Widget, widgets } from './widgets'

export const embedPath = '/embed'

export const pages = ['neutral', 'dark', 'hostile'] as const
export const widths = ['desktop', 'phone'] as const

/** Colours that a page may set, with those of the light theme. */
export const colours = { primary: '#0e5ca8', action: '#c94a0c' } as const
export type Colour = keyof typeof colours

/** `afterLogin` → `after-login`. */
const written = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What the tag of the floating box takes, as a table of attributes. */
const tagAttributes: Attributes = {
  ...Object.fromEntries(
    Object.entries(tagChoices).map(([name, choices]) => [written(name), { kind: 'choice', choices }]),
  ),
  offset: { kind: 'number', min: 0, max: 9999 },
}

/** What an address of the generator says. */
export interface Choice {
  widget: Widget
  /** The options of the widget, on the tag or on its element. */
  fields: Attributes
  /** The text of each field that is set. */
  values: Readonly<Record<string, string>>
  colours: Partial<Record<Colour, string>>
  page: (typeof pages)[number]
  width: (typeof widths)[number]
}

/** The box floats by the tag alone; all others are elements. */
export const floats = ({ widget }: Pick<Choice, 'widget'>): boolean => widget === widgets[0]

const oneOf = <T extends string>(choices: readonly [T, ...T[]], text: string | undefined): T =>
  choices.find((choice) => choice === text) ?? choices[0]

/** The choice of an address, whose query anybody may have written: what is not valid counts as not set. */
export const choiceOf = (search: string): Choice => {
  const query = queryOf(search)
  const widget = widgets.find((one) => nameOf(one) === query.widget) ?? widgets[0]
  const fields = { ...(widget === widgets[0] ? tagAttributes : widget.attributes), ...commonAttributes }
  const examples = examplesOf(widget)
  const values: Record<string, string> = {}
  for (const [name, attribute] of Object.entries(fields)) {
    const text = query[name] || examples[name]
    if (text && isValid(attribute, text)) values[name] = text
  }
  const chosen: Choice['colours'] = {}
  for (const name of Object.keys(colours) as Colour[]) {
    const text = query[name] ?? ''
    if (/^#[\da-f]{6}$/i.test(text) && text !== colours[name]) chosen[name] = text
  }
  return {
    widget,
    fields,
    values,
    colours: chosen,
    page: oneOf(pages, query.page),
    width: oneOf(widths, query.width),
  }
}

/** The address of a choice with changes; an empty text takes something back. Another widget begins without fields. */
export const choicePath = (choice: Choice, changes: Readonly<Record<string, string>>): string => {
  const { widget, values, page, width } = choice
  const isOther = changes.widget !== undefined && changes.widget !== nameOf(widget)
  const kept = Object.entries(values).filter(([name]) => !isOther || name in commonAttributes)
  const defaults: Record<string, string | undefined> = {
    ...{ widget: nameOf(widgets[0]), page: pages[0], width: widths[0] },
    ...examplesOf(widget),
  }
  const all = {
    widget: nameOf(widget),
    ...Object.fromEntries(kept),
    ...choice.colours,
    page,
    width,
    ...changes,
  }
  const query = new URLSearchParams(
    Object.entries(all).filter(([name, value]) => value !== '' && value !== defaults[name]),
  )
  return withQuery(embedPath, query)
}
