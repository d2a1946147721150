import { Skeleton, StyleRoot } from '@chuhai/ui'
import { type ReactNode, Suspense } from 'react'
import './application-frame.css'

/** The place of an application's form on a page, which it keeps free while the code of the form is loading. */
export const ApplicationFrame = ({ children }: { children: ReactNode }) => (
  <div className="portal-width application-frame">
    <StyleRoot value={undefined}>
      <Suspense fallback={<Skeleton lines={10} />}>{children}</Suspense>
    </StyleRoot>
  </div>
)
