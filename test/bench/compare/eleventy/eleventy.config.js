/** The pages of the comparison, made by Eleventy: no bundler, no script. */
export default (config) => {
  config.setQuietMode(true)
  for (const type of ['movie', 'cinema', 'promotion', 'news', 'event', 'experience'])
    config.addCollection(type, (collections) => collections.getFilteredByGlob(`entries/${type}/*.md`))
  config.addFilter('firstOf', (list, count) => list.slice(0, count))
  return { dir: { input: '.', output: 'dist', includes: '_includes' } }
}
