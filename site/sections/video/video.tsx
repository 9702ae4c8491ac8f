import type { SectionProps } from '#site/sections/section-data.ts'
import { Video } from '#site/ui/video/video.tsx'

export function VideoSection({ video }: SectionProps<'video'>) {
  return <Video video={video} />
}
