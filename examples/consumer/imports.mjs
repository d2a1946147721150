const core = "export { createCore } from '@chuhai/core'"

/**
 * What a page may import, and how many kB (1000 bytes) of it may load at once: minified and brotli-compressed, with all that it
 * needs except React. What is fetched when a visitor opens something does not count.
 */
export const imports = [
  { name: 'Button', code: "export { Button } from '@chuhai/ui'", limit: 4 },
  { name: 'Consultation', code: `${core}\nexport { Consultation } from '@chuhai/consultation'`, limit: 30 },
  { name: 'AiChat', code: `${core}\nexport { AiChat } from '@chuhai/ai-chat'`, limit: 38 },
  { name: 'HelpBox', code: `${core}\nexport { HelpBox } from '@chuhai/help-box'`, limit: 38 },
]
