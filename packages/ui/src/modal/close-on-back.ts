import { createContext } from 'react'

/**
 * How the application has its Back button close a modal: it calls `close` when Back is pressed, until the answer is called.
 * Without it nobody's history is touched, and only the browser's own Back gesture closes a dialog (`cancel`).
 */
export const CloseOnBack = createContext<((close: () => void) => () => void) | undefined>(undefined)
