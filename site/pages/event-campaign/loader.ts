export { basic as load } from '#site/loaders/content-pages/basic-page.ts'
