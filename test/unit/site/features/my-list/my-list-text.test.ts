import { expect, it } from 'vitest'
import { myListText } from '#site/features/my-list/my-list-text.ts'
import { filmBadgeOf } from '#site/shared/badge.ts'
import type { FilmTimes } from '#site/shared/films/film-state.ts'

const built = '2026-09-01T00:00:00Z'
const [thursday, nextFriday] = ['2026-10-08T00:00:00+08:00', '2026-10-17T00:00:00+08:00']
const said = (film: FilmTimes, now: string): string => myListText(filmBadgeOf(film, built), Date.parse(now))

it.each<[string, FilmTimes, string]>([
  ['Opens on Thursday', { sale: 'none', from: thursday }, '2026-10-05T12:00:00+08:00'],
  ['Opens tomorrow, tickets on sale', { sale: 'advance', from: thursday }, '2026-10-07T12:00:00+08:00'],
  [
    'Opens on Thursday',
    { sale: 'none', from: thursday, opensAt: '2026-10-06T00:00:00+08:00' },
    '2026-10-05T12:00:00+08:00',
  ],
  ['Now showing, tickets on sale', { sale: 'now', from: thursday }, '2026-10-09T12:00:00+08:00'],
  ['Now showing', { sale: 'none', from: thursday }, '2026-10-09T12:00:00+08:00'],
  [
    'Last days, ends in 2 days, tickets on sale',
    { sale: 'now', from: thursday, to: nextFriday },
    '2026-10-14T12:00:00+08:00',
  ],
  ['No longer showing', { sale: 'now', from: thursday, to: nextFriday }, '2026-10-17T12:00:00+08:00'],
  ['Coming soon', { sale: 'none' }, '2026-10-05T12:00:00+08:00'],
])('says “%s” of a film on the list', (words, film, now) => expect(said(film, now)).toBe(words))

it('says nothing of a film that nobody knows the times of', () => expect(myListText(undefined, 0)).toBe(''))
