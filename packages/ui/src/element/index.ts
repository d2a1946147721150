'use client'

export { type Attribute, type AttributeProps, type Attributes, commonAttributes } from './attributes'
export { defineElement, type ElementDefinition } from './define-element'
export { draftName } from './draft-name'
export { isolateEvents } from './isolate-events'
export { setPageTheme } from './page-theme'
export { storyControls } from './story-controls'
