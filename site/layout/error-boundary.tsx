import { Component, type ComponentType, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** The thing that is shown: an error ends when another is, or the same anew. */
  readonly of: object
  readonly fallback: ComponentType<{ readonly error: unknown }>
}

interface State {
  readonly of: object
  readonly caught: { readonly error: unknown } | undefined
}

/** Shows something else in place of children that cannot be rendered. React reports what they threw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, caught: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    // React merges what is returned into the state.
    return of === state.of ? null : { of, caught: undefined }
  }

  override render(): ReactNode {
    const { caught } = this.state
    const { fallback: Fallback, children } = this.props
    return caught ? <Fallback error={caught.error} /> : children
  }
}
