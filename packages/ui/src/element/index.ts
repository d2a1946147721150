'use client'

export {
  type Attribute,
  type AttributeProps,
  type Attributes,
  commonAttributes,
  storyControls,
} from './attributes'
export { defineElement, type ElementDefinition } from './define-element'
export { draftName } from './draft-name'
export { isolateEvents, scrollsItself } from './isolate-events'
export { ownOptions } from './own-options'
