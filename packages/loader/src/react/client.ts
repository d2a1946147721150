import './elements'
import { type ComponentChildren, render } from 'preact'

/**
 * React's root, on Preact: what stands in the container already is kept and made to fit. It is emptied before it is
 * unmounted: Preact then does not call `remove`, which some pages have replaced.
 */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChildren) => render(children, container),
  unmount: () => {
    while (container.firstChild) container.removeChild(container.firstChild)
    render(null, container)
  },
})
