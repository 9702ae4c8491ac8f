import { useEffect, useState } from 'react'
import type { Limit } from '#site/features/form/limit.ts'

type Props = Pick<Limit, 'text' | 'isNear'>

const pauseMs = 1000

/** How much room is left, said to screen readers: near the end only, and not before the typing pauses. */
export function SpokenLimit({ text, isNear }: Props) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(isNear ? text : ''), pauseMs)
    return () => clearTimeout(timer)
  }, [text, isNear])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
