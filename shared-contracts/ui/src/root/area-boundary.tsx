import { Component, type ReactNode } from 'react'

interface AreaBoundaryProps {
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Catches what a remote throws while it renders: single-spa itself would call it mounted. */
export class AreaBoundary extends Component<AreaBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
