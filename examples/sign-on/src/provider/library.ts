// The library's own entry writes a warning about Node 20 at every start; behind it lie these three.
// @ts-expect-error: typed as members of the entry, see below
import * as libraryErrors from 'oidc-provider/lib/helpers/errors.js'
// @ts-expect-error
import * as policy from 'oidc-provider/lib/helpers/interaction_policy/index.js'
// @ts-expect-error
import { Provider as LibraryProvider } from 'oidc-provider/lib/provider.js'

type Library = typeof import('oidc-provider')

export const Provider: Library['Provider'] = LibraryProvider
export const errors: Library['errors'] = libraryErrors
export const interactionPolicy: Library['interactionPolicy'] = policy
