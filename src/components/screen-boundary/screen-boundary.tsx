import { Component, type ReactNode } from 'react'
import { failureWasShown } from '../../lib/lazy-part.tsx'

interface Boundary {
  /** A new address resets the error. */
  address: string
  failed: ReactNode
  children: ReactNode
}

interface Outcome {
  address: string
  hasFailed: boolean
}

/** Keeps the rest of the shop usable when the script of a screen or a dialog is missing, or when it throws. */
export class ScreenBoundary extends Component<Boundary, Outcome> {
  override state = { address: this.props.address, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ address }: Boundary, outcome: Outcome) {
    return address === outcome.address ? null : { address, hasFailed: false }
  }

  override componentDidCatch(failure: Error) {
    failureWasShown(failure)
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
