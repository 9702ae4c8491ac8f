import { Component, type ReactNode } from 'react'
import { InLanguage } from '#site/language/in-language.tsx'

interface Props {
  readonly children: ReactNode
}

/** Limits an error to its section. In a build nothing is caught: an error stops the build. */
export class SectionBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p>
        <InLanguage text="sectionFailed" />
      </p>
    )
  }
}
