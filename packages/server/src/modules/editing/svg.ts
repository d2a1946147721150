/** What an SVG must not hold: each could run a script, or load from another host. */
const forbidden: [RegExp, string][] = [
  [/<!DOCTYPE|<!ENTITY/i, 'a document type'],
  [/<\?xml-stylesheet/i, 'a style sheet of another file'],
  [
    /<\s*(?:[\w-]+:)?(script|foreignObject|iframe|object|embed|audio|video|handler|a)[\s/>]/i,
    'a script, a link or a page',
  ],
  [/[\s"'/](on\w+)\s*=/i, 'a script'],
  [
    /(?:href|src)\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|webp);)|'(?!#|data:image\/(?:png|jpeg|webp);)|[^"'\s])/i,
    'a reference to another file',
  ],
  [/@import|url\(\s*["']?(?!#)/i, 'a style of another file'],
  [/javascript:/i, 'a script'],
]

/** Returns why a text is no SVG to be shown, or null. */
export const svgProblem = (text: string): string | null => {
  if (!/^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)) return 'is no SVG'
  const found = forbidden.find(([pattern]) => pattern.test(text))
  return found ? `must not hold ${found[1]}` : null
}
