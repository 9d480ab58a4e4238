import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Stops drawing a child that throws, and reports the error; everything around it continues. */
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
