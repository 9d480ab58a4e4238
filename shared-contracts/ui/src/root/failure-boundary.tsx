import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Shows nothing more of what throws while it is drawn, and says what was thrown; all around it goes on. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
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
