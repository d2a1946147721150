import { createFakeCore, type FakeCore, type FakeCoreOptions, type ServerDouble } from '@chuhai/core/testing'
import { createCompetitionServer, type ServerState } from './server'
import { visitor } from './visitor'

export interface TestSetup extends ServerState {
  isSignedIn?: boolean | undefined
  /** Changes the server's answers. */
  serve?: ((server: ServerDouble) => void) | undefined
}

/** Returns a core whose server has this state; the visitor is signed in unless it says otherwise. */
export const createTestCore = (
  { isSignedIn = true, serve, ...state }: TestSetup,
  options: FakeCoreOptions = {},
): FakeCore => {
  const server = createCompetitionServer(state)
  serve?.(server)
  return createFakeCore({}, { ...options, server, ...(isSignedIn && { user: visitor }) })
}

/** Returns a clock that advances by seconds with each call, so that the duplicate guard lets repeats pass. */
export const createFastClock = () => {
  let time = 0
  return () => {
    time += 5000
    return time
  }
}
