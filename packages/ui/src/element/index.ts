'use client'

export { type Attribute, type AttributeProps, type Attributes, commonAttributes } from './attributes'
export { defineElement, type ElementDefinition } from './define-element'
export { keepKeysInside } from './keys'
export { storyControls } from './story-controls'
