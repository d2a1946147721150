import { options, type VNode } from 'preact'

/**
 * React as the elements have it: what widgets and their libraries use of Preact's `compat`, by name. Its default export
 * would keep all of it, and a library that imports React as a namespace would, too.
 */
export {
  cloneElement,
  createContext,
  createElement,
  createPortal,
  Fragment,
  flushSync,
  forwardRef,
  isValidElement,
  StrictMode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  // The bundler lists what is exported with for-in: it would take the `version` that some pages give every object.
  version,
} from '@preact/compat'

const { unmount } = options

/** Preact calls `remove` of the elements that it has rendered. Some pages replace that method, so ours get their own. */
options.unmount = (vnode: VNode & { __e?: ChildNode | null }) => {
  const node = vnode.__e
  if (node) node.remove = () => node.parentNode?.removeChild(node)
  unmount?.(vnode)
}
