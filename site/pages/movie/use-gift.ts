/** The gift that is open in the dialog, and its address. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { LoaderData } from '#site/loaders/loader.ts'
import { type OverlayAddress, openOverlayAddress } from '#site/navigation/overlay-address.ts'
import { currentTime } from '#site/shared/time/clock.ts'
import { isShownAt } from '#site/shared/time/display-period.ts'
import type { load } from './loader.ts'

type Gifts = LoaderData<typeof load>['gifts']

export function useGift(gifts: Gifts) {
  const [shown, setShown] = useState<Gifts[number]>()
  const address = useRef<OverlayAddress>(undefined)

  const show = useCallback((gift: Gifts[number]) => {
    const hash = `#${gift.id}`
    if (address.current) address.current.move(hash)
    else {
      address.current = openOverlayAddress(hash, () => {
        address.current = undefined
        setShown(undefined)
      })
    }
    setShown(gift)
  }, [])

  const close = useCallback(() => {
    address.current?.leave()
    address.current = undefined
    setShown(undefined)
  }, [])

  // Opens the gift that the hash names, unless it has ended: on load and by links on the page.
  useEffect(() => {
    const showFromHash = () => {
      const gift = gifts.find(
        ({ id, displayPeriod }) => location.hash === `#${id}` && isShownAt(displayPeriod, currentTime()),
      )
      if (gift) show(gift)
    }
    showFromHash()
    addEventListener('hashchange', showFromHash)
    return () => {
      removeEventListener('hashchange', showFromHash)
      address.current?.drop()
      address.current = undefined
    }
  }, [gifts, show])

  return { shown, show, close }
}
