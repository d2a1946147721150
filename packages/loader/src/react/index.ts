/**
 * React as the embedded widgets know it: Preact, with what our components use of React. `preact/compat` has the rest of
 * React too, which costs a stranger's page another kilobyte.
 */
import './elements'

export { createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useLayoutEffect as useInsertionEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'
export { useSyncExternalStore } from './use-sync-external-store'
