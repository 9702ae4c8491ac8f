import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Video } from '#site/ui/video/video.tsx'

export function VideoSection({ video }: SectionProps<'video'>) {
  return <Video video={video} />
}
