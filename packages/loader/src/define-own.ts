import { ownOptions } from '@chuhai/ui'

/**
 * `Object.defineProperty` for the libraries in the build, which puts it in place of the browser's: where a page gives every
 * object a member such as `get` or `value`, it would be taken for a part of the property.
 */
export const defineOwn = <Target extends object>(
  target: Target,
  name: PropertyKey,
  property: PropertyDescriptor,
): Target => Object.defineProperties(target, { [name]: ownOptions(property) })
