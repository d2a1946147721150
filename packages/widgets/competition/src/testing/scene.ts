import { createFakeCore, type FakeCore, type FakeCoreOptions, type ServerDouble } from '@chuhai/core/testing'
import { createCompetitionServer, type Standing } from './server'
import { visitor } from './visitor'

export interface Scene extends Standing {
  isSignedIn?: boolean | undefined
  /** How else the server behaves. */
  serve?: ((server: ServerDouble) => void) | undefined
}

/** A core on a server that keeps what the scene says; the visitor is signed in, unless it says otherwise. */
export const createSceneCore = (
  { isSignedIn = true, serve, ...standing }: Scene,
  options: FakeCoreOptions = {},
): FakeCore => {
  const server = createCompetitionServer(standing)
  serve?.(server)
  return createFakeCore({}, { ...options, server, ...(isSignedIn && { user: visitor }) })
}

/** Every look at this clock finds seconds gone: repeats are none of the guard's business then. */
export const createHastyClock = () => {
  let time = 0
  return () => {
    time += 5000
    return time
  }
}
