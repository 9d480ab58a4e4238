import { Component, type ReactNode } from 'react'

interface ScreenBoundaryProps {
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Catches what a screen throws while it is drawn: the navigation and the other screens go on. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
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
