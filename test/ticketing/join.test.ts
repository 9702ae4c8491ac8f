import { describe, expect, it } from 'vitest'
import { joinFilms, joinSites } from '#exporter/ticketing/join.ts'
import type { SoldFilm } from '#exporter/ticketing/service.ts'
import { said } from './sample-chain.ts'

const film = (id: string, parent?: string, title = id): SoldFilm => ({ id, title, parent, sale: { state: 'now' } })
const entry = (key: string, ticketingId?: string, title = key) => ({ key, title, ticketingId })

describe('a film of the service', () => {
  it('is the entry with its id, and both of two that have it', () => {
    const entries = [entry('internationalScreenMovie/a', 'HO1'), entry('movie/a', 'HO1'), entry('movie/b', 'HO2')]
    expect(joinFilms([film('HO1')], entries).entryById).toEqual(
      new Map([['HO1', ['internationalScreenMovie/a', 'movie/a']]]),
    )
  })

  it('is the film whose id is its parent, or that shares its parent', () => {
    const entries = [entry('movie/a', 'HO1'), entry('movie/b', 'P2')]
    const { entryById, problems } = joinFilms([film('HO1', 'P1'), film('HO1X', 'p1'), film('HO2X', 'P2')], entries)
    expect(Object.fromEntries(entryById)).toEqual({ HO1: ['movie/a'], HO1X: ['movie/a'], HO2X: ['movie/b'] })
    expect(problems).toEqual([])
  })

  it('that is a version with an id that could not be kept is left out, and named', () => {
    const { entryById, problems } = joinFilms([film('HO1', 'P'), film('HO1/3D', 'P')], [entry('movie/a', 'HO1')])
    expect([...entryById.keys()]).toEqual(['HO1'])
    expect(said(problems)).toContain('HO1/3D “HO1/3D”, an id of letters that none has here')
  })

  it('with an entry of its own belongs to no other, whatever its parent', () => {
    const entries = [entry('movie/a', 'HO1'), entry('internationalScreenMovie/a', 'HO2')]
    const { entryById } = joinFilms([film('HO1', 'P'), film('HO2', 'P')], entries)
    expect(Object.fromEntries(entryById)).toEqual({ HO1: ['movie/a'], HO2: ['internationalScreenMovie/a'] })
  })

  it('whose parent several films share is none of them, and all are named', () => {
    const entries = [entry('movie/a', 'HO1'), entry('internationalScreenMovie/a', 'HO2')]
    const { entryById, problems } = joinFilms([film('HO1', 'P'), film('HO2', 'P'), film('HO3', 'P')], entries)
    expect([...entryById.keys()]).toEqual(['HO1', 'HO2'])
    expect(said(problems)).toMatch(/HO3 .* whose parent P several films share: movie\/a, internationalScreenMovie\/a/)
  })

  it('is never joined by its title; the entry that bears it is named', () => {
    const { entryById, problems } = joinFilms(
      [film('HO9', undefined, 'Redline KL (IMAX)')],
      [entry('movie/redline-kl', 'HO1', 'Redline KL')],
    )
    expect(entryById.size).toBe(0)
    expect(said(problems)).toContain(
      "HO9 “Redline KL (IMAX)”, which is no film's ticketing id; movie/redline-kl has HO1",
    )
  })

  it('that is not sold is not missed', () => {
    expect(joinFilms([{ ...film('HO9'), sale: { state: 'none' } }], []).problems).toEqual([])
  })

  it('is no film without a ticketing id', () => {
    expect(joinFilms([film('HO1'), film('undefined')], [entry('movie/a')]).entryById.size).toBe(0)
  })
})

describe('a site of the service', () => {
  const site = (id: string, name = id, sells = true) => ({ id, name, sells })

  it('is the cinema with its id: zeros count, capitals do not', () => {
    const cinemas = [entry('cinema/a', '0010'), entry('cinema/b', 'gsc-B')]
    expect(Object.fromEntries(joinSites([site('0010'), site('10'), site('GSC-B')], cinemas).entryById)).toEqual({
      '0010': 'cinema/a',
      'GSC-B': 'cinema/b',
    })
  })

  it('is the first of two cinemas that have its id, and both are named', () => {
    const { entryById, problems } = joinSites([site('1')], [entry('cinema/a', '1'), entry('cinema/b', '1')])
    expect(entryById).toEqual(new Map([['1', 'cinema/a']]))
    expect(said(problems)).toBe('cinema/a: has the same ticketing id, 1, as cinema/b. Correct one of the two.')
  })

  it('is no cinema by an id that only looks like its own, and could not be kept', () => {
    const { entryById, problems } = joinSites([site('GSC-\u212AYW', 'K')], [entry('cinema/k', 'GSC-KYW')])
    expect(entryById.size).toBe(0)
    expect(said(problems)).toContain('sells for GSC-\u212AYW “K”, an id of letters that none has here')
  })
})
