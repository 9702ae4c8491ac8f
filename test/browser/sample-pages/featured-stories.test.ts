/** The page of stories that visitors have told: each begins, and unfolds. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()

it('has the beginnings of all stories, which unfold, and in the end the way to tell one', async () => {
  const { page } = await site.open('/featured-stories', { viewport: { width: 1280, height: 900 } })
  const stories = page.locator('main .featuredStories article')
  expect(await stories.count()).toBeGreaterThan(3)
  const end = page.locator('main article > section').last()
  expect(await end.getByRole('link', { name: 'Tell us yours' }).getAttribute('href')).toMatch(/^\/mygscstory/)
  const story = stories.first()
  const text = story.locator('details > :not(summary)')
  expect(await text.isVisible()).toBe(false)
  await story.getByText('Read the story').click()
  await expect.poll(() => text.isVisible()).toBe(true)
})

it.each([360, 1280])('opens the story that an address names, with its title in view, at %i px', async (width) => {
  const { page } = await site.open('/featured-stories#the-usher-who-knew', { viewport: { width, height: 800 } })
  const story = page.locator('main article article', { has: page.locator('#the-usher-who-knew') })
  await expect.poll(() => story.locator('details').getAttribute('open')).not.toBeNull()
  const titleTop = () => story.locator('h2').evaluate((title) => title.getBoundingClientRect().top)
  await expect.poll(titleTop).toBeGreaterThan(0)
  await expect.poll(titleTop).toBeLessThan(700)
})
