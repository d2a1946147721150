import { Component, type ReactNode } from 'react'
import type { View } from '../app/view'

interface BoundaryProps {
  view: View
  /** Shown until the error page takes the place of the view. */
  fallback: ReactNode
  onBroken(error: unknown): void
  children: ReactNode
}

interface BoundaryState {
  view: View
  isBroken: boolean
}

/** Shows a fallback for a page that cannot be rendered, and renders the next page normally. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { view: this.props.view, isBroken: false }

  static getDerivedStateFromError = (): Partial<BoundaryState> => ({ isBroken: true })

  static getDerivedStateFromProps = ({ view }: BoundaryProps, state: BoundaryState): BoundaryState | null =>
    view === state.view ? null : { view, isBroken: false }

  override componentDidCatch(error: unknown): void {
    this.props.onBroken(error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
