/** The visitor's choices among showtimes, which survive a new request. */
import { useState } from 'react'
import type { ShowtimesData } from '#site/features/showtimes/showtimes-data.ts'
import { useNearest } from './use-nearest.ts'

export type Choices = ReturnType<typeof useChoices>

export function useChoices({ by }: ShowtimesData) {
  const [day, chooseDay] = useState<string>()
  const [isWhole, setWhole] = useState(by === 'film')
  return { day, chooseDay, isWhole, setWhole, ...useNearest() }
}
