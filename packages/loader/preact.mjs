import { fileURLToPath } from 'node:url'

/** Preact in place of React, for the build and for the tests. */
export const preactAlias = [
  ['react', './src/react.ts'],
  ['react-dom', './src/react.ts'],
  ['react-dom/client', '@preact/compat/client'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
  ['react/jsx-dev-runtime', 'preact/jsx-runtime'],
].map(([name, target]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(
    target.startsWith('.') ? new URL(target, import.meta.url) : import.meta.resolve(target),
  ),
}))
