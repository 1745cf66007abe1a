import { Component, type ReactNode } from 'react'

interface Boundary {
  /** Another address is another try. */
  address: string
  failed: ReactNode
  children: ReactNode
}

interface Outcome {
  address: string
  hasFailed: boolean
}

/** When a screen cannot be shown (its script is gone, or it broke), the rest of the shop stays. */
export class ScreenBoundary extends Component<Boundary, Outcome> {
  override state = { address: this.props.address, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ address }: Boundary, outcome: Outcome) {
    return address === outcome.address ? null : { address, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
