import { SaxesParser, type SaxesTagNS } from 'saxes'

const svg = 'http://www.w3.org/2000/svg'
const namespaces: Record<string, string> = {
  [svg]: '',
  'http://www.w3.org/1999/xlink': 'xlink:',
  'http://www.w3.org/XML/1998/namespace': 'xml:',
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Elements that draw: none of them runs a script, animates, links or loads another file. */
const elements = words(`
  svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence
`)

const attributes = words(`
  id class style href xlink:href xml:space xml:lang lang role aria-hidden aria-label aria-labelledby focusable version baseProfile
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio pathLength rotate transform
  textLength lengthAdjust startOffset method spacing side
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset opacity color color-interpolation color-interpolation-filters paint-order vector-effect shape-rendering
  text-rendering image-rendering display visibility overflow clip clip-path clip-rule mask mask-type filter isolation mix-blend-mode
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight text-anchor text-decoration
  letter-spacing word-spacing writing-mode direction unicode-bidi dominant-baseline alignment-baseline baseline-shift
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits flood-color flood-opacity lighting-color
  in in2 result mode operator k1 k2 k3 k4 stdDeviation edgeMode kernelMatrix kernelUnitLength divisor bias targetX targetY order
  preserveAlpha scale xChannelSelector yChannelSelector radius surfaceScale diffuseConstant specularConstant specularExponent
  limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ baseFrequency numOctaves seed stitchTiles type values
  tableValues slope intercept amplitude exponent enable-background
`)

/** Attributes with free text, which are not parsed as CSS. */
const plain = words('id class aria-label aria-labelledby font-family')

const functions = words(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color-mix var calc min max clamp
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
`)

/** Whether a style, or an attribute that is read like one, uses this file alone. */
const isOwnStyle = (css: string): boolean => {
  // An escape hides the name of a function, and rules other than `@media` may load other files.
  if (/\\|@(?!media\b)/i.test(css)) return false
  const called = [...css.matchAll(/([^\s:;,(){}"'*/]*)\(/g)].map(({ 1: name = '' }) => name.toLowerCase())
  if (!called.every((name) => name === '' || functions.has(name))) return false
  return !/url\((?!\s*(["']?)#[\w.-]+\1\s*\))/i.test(css)
}

const isOwnReference = (address: string): boolean =>
  /^#[\w.-]+$/.test(address) || /^data:image\/(?:png|jpeg|webp);base64,[\w+/=\s]*$/.test(address)

const nameOf = (uri: string, local: string): string => `${namespaces[uri] ?? '?:'}${local}`

const attributeProblem = ({ attributes: given }: SaxesTagNS): string | null => {
  for (const { uri, local, prefix, name, value } of Object.values(given)) {
    if (prefix === 'xmlns' || name === 'xmlns') continue
    const known = uri === '' ? local : nameOf(uri, local)
    if (!attributes.has(known)) return `the attribute ${name}`
    const isKept = local === 'href' ? isOwnReference(value) : plain.has(known) || isOwnStyle(value)
    if (!isKept) return `a reference to another file in ${name}`
  }
  return null
}

const tagProblem = (tag: SaxesTagNS): string | null =>
  tag.uri === svg && elements.has(tag.local) ? attributeProblem(tag) : `<${tag.name}>`

/** Thrown by the first problem, to end the parsing. */
class SvgProblem extends Error {}

/** Returns why an SVG is refused, or null. Only elements and attributes of the lists above are accepted. */
export const svgProblem = (text: string): string | null => {
  const parser = new SaxesParser({ xmlns: true })
  let depth = 0
  let style = ''
  const forbid = (what: string | null): void => {
    if (what !== null) throw new SvgProblem(`must not hold ${what}, line ${parser.line}`)
  }
  parser.on('error', () => {
    throw new SvgProblem(`is no SVG, line ${parser.line}`)
  })
  parser.on('doctype', () => forbid('a document type'))
  parser.on('processinginstruction', ({ target }) => forbid(`<?${target}`))
  parser.on('opentag', (tag) => {
    if (depth === 0 && nameOf(tag.uri, tag.local) !== 'svg') throw new SvgProblem('is no SVG')
    depth += 1
    style = ''
    forbid(tagProblem(tag))
  })
  parser.on('text', (part) => {
    style += part
  })
  parser.on('cdata', (part) => {
    style += part
  })
  parser.on('closetag', ({ local }) => {
    depth -= 1
    if (local === 'style' && !isOwnStyle(style)) forbid('a style of another file')
  })
  try {
    parser.write(text).close()
    return null
  } catch (error) {
    if (!(error instanceof SvgProblem)) throw error
    return error.message
  }
}
