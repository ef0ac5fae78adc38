import { Component } from 'react'
import type { Elements } from '../elements'

interface ErrorBoundaryProps {
  /** What is shown instead of children that could not be rendered. */
  fallback: (error: unknown) => Elements
  children: Elements
}

interface Outcome {
  failed: { error: unknown } | null
}

/** For pages without a router, which has its own. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Outcome> {
  override state: Outcome = { failed: null }

  static getDerivedStateFromError(error: unknown): Outcome {
    return { failed: { error } }
  }

  override render() {
    const { failed } = this.state
    return failed ? this.props.fallback(failed.error) : this.props.children
  }
}
