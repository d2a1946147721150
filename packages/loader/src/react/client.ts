import './elements'
import { type ComponentChildren, render } from 'preact'

/** React's root, on Preact: what stands in the container already is kept and made to fit. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChildren) => render(children, container),
  unmount: () => render(null, container),
})
