/**
 * What visitors do most, in Firefox: the tests of `test/browser/`, but for what only Chromium can be told to do (`browser-can.ts`).
 *
 * They are one file of one worker, as one window at a time has the focus in Firefox.
 */
import { describe } from 'vitest'

describe('arrival', async () => void (await import('../browser/navigation/arrival.test.ts')))
describe('kept focus', async () => void (await import('../browser/navigation/kept-focus.test.ts')))
describe('first paint', async () => void (await import('../browser/navigation/first-paint.test.ts')))
describe('scroll', async () => void (await import('../browser/navigation/scroll.test.ts')))
describe('late parts', async () => void (await import('../browser/navigation/late-parts.test.ts')))
describe('page transition', async () => void (await import('../browser/navigation/page-transition.test.ts')))
describe('lightbox', async () => void (await import('../browser/features/lightbox/lightbox.test.ts')))
describe('way to the lightbox', async () => void (await import('../browser/features/lightbox/history.test.ts')))
describe('search', async () => void (await import('../browser/features/search.test.ts')))
describe('mistakes in forms', async () => void (await import('../browser/features/forms/mistakes.test.ts')))
describe('what was typed', async () => void (await import('../browser/features/forms/typed.test.ts')))
