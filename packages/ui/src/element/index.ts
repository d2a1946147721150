'use client'

export { ownOptions } from '@chuhai/host-page'
export {
  type Attribute,
  type AttributeProps,
  type Attributes,
  commonAttributes,
  isValid,
  propName,
  storyControls,
  valuesOf,
} from './attributes'
export { defineElement, type ElementDefinition } from './define-element'
export { draftName } from './draft-name'
export { isolateEvents, scrollsItself } from './isolate-events'
