import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from '#site/router/location-context.ts'
import type { OtherViewProps } from './other-view.tsx'

interface Props extends OtherViewProps {
  /** What is shown until the code of the view is there, and where it cannot be had. */
  readonly children: ReactNode
}

/** Films as rows, or by day. */
export function LateView({ children, ...films }: Props) {
  const location = useLocation()
  const [View, setView] = useState<ComponentType<OtherViewProps>>()
  const [hasFailed, setFailed] = useState(false)
  // A press on the name of a view is another location, also where the address is the same: the view is asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    setFailed(false)
    loadView().then(
      (OtherView) => setView(() => OtherView),
      () => setFailed(true),
    )
  }, [location])
  if (View) return <View {...films} />
  return (
    <>
      {hasFailed && <p role="alert">This view could not be loaded. Are you online?</p>}
      {children}
    </>
  )
}

const loadView = () => import('./other-view.tsx').then((part) => part.loadWithStyles())
