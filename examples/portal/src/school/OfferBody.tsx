import type { ReactNode } from 'react'
import './offer-body.css'

/** The text of an offer, and what stands beside it. */
export const OfferBody = ({ children, beside }: { children: ReactNode; beside: ReactNode }) => (
  <div className="portal-width offer-body">
    <div className="offer-body__text">{children}</div>
    <aside>{beside}</aside>
  </div>
)
