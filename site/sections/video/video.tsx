import { Video } from '../../ui/video/video.tsx'
import type { SectionProps } from '../section-data.ts'

export function VideoSection({ video }: SectionProps<'video'>) {
  return <Video video={video} />
}
