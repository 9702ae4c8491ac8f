/** Sections that open larger or play. */
export { Embed } from './embed/embed.tsx'
export { Gallery } from './gallery/gallery.tsx'
export { VideoSection } from './video/video.tsx'
