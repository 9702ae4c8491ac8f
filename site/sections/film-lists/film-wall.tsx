import { FilmLists } from '#site/features/film-lists/film-lists.tsx'
import type { SectionProps } from '#site/loaders/content-pages/sections.ts'

/** The posters of all tabs, one tab at a time. */
export const FilmWall = ({ lists }: SectionProps<'filmLists'>) => <FilmLists lists={lists} isWall />
