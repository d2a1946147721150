import { createCore } from '@chuhai/core'
import { attributesOf, parseAttribute, propName } from '@chuhai/ui/element'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const core = createCore({ base: 'https://portal.example.com' })
const ignore = () => undefined
const props = {
  AiChat: { framed: true },
  CompetitionDialogs: { edition: 6, opened: 'sign-up', onOpen: ignore, onClose: ignore },
  EvaluationDialog: { isOpen: true, onClose: ignore },
  AddOrganisationDialog: { isOpen: true, onClose: ignore },
  StageTag: { stage: 'handed' },
  StoreHelp: { subject: '1-us' },
  StoreOpening: { id: '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001' },
}
/** It has a page only with what a portal declares. */
const undeclared = 'Application'

/** The props without which the component of an element shows nothing. */
const requiredProps = ({ component, ...reference }) => {
  const required = Object.entries(attributesOf(reference)).filter(([, { example }]) => example)
  return {
    [component]: Object.fromEntries(
      required.map(([name, attribute]) => [propName(name), parseAttribute(attribute, attribute.example)]),
    ),
  }
}

/** Every component of a widget as a server renders it, by its name. */
const rendered = async (widget) => {
  const [components, { reference }] = await Promise.all([import(widget), import(`${widget}/element`)])
  const given = { ...requiredProps(reference), ...props }
  return Object.entries(components)
    .filter(([name]) => /^[A-Z]/.test(name) && name !== undeclared)
    .map(([name, component]) => [name, renderToString(createElement(component, { core, ...given[name] }))])
}

const widgets = await Promise.all(process.argv.slice(2).map(rendered))
console.log(JSON.stringify(Object.fromEntries(widgets.flat())))
