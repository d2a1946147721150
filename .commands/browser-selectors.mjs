import { compatData } from './browser-data.mjs'

const { selectors } = compatData.css

/**
 * The pseudo-classes and pseudo-elements of a selector with their features, by name; in `:is` and `:where` an unknown one is no error.
 * @returns {[name: string, feature: object | undefined][]}
 */
export const selectorFeatures = (selector) => {
  const strict = selector.replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...strict.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name]) => [`:${name}`, selectors[name]])
}
