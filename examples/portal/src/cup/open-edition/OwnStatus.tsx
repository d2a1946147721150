import { lazy, Suspense } from 'react'
import { useApp, useVisitor } from '../../app/app'
import './own-status.css'

/** Its code comes for whoever is signed in. */
const Status = lazy(() => import('./RegistrationStatus'))

/** Where the visitor's own registration stands; nothing for whoever has none. */
export const OwnStatus = () => {
  const { client } = useApp()
  const { phase } = useVisitor()
  return (
    <div className="own-status" role="status">
      {client && phase === 'in' && (
        <Suspense>
          <Status client={client} />
        </Suspense>
      )}
    </div>
  )
}
