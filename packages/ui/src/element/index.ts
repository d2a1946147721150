'use client'

export { ownOptions } from '@chuhai/host-page'
export {
  type Attribute,
  type AttributeProps,
  type Attributes,
  commonAttributes,
  type ElementProperties,
  isValid,
  parseAttribute,
  propName,
  valuesOf,
} from './attributes'
export { defineElement, type ElementDefinition } from './define-element'
export { draftName } from './draft-name'
export type { ElementCallbacks, ElementEvents, ElementJsx, ElementOf, EventsOf } from './element-types'
export { isolateEvents, scrollsItself } from './isolate-events'
export {
  type AttributesReference,
  type AttributeText,
  attributesOf,
  commonReference,
  type Detail,
  detailType,
  type ElementReference,
  type EventDetails,
  type EventText,
  eventsOf,
  examplesOf,
  storyControls,
} from './reference'
