/**
 * Stands in for jsdom, under its name, in the one place that asks for it: vite-ssg parses the shell of every page with it,
 * only to print it again. `test/unit/site/node/vite-ssg/jsdom.test.ts` reads which members vite-ssg uses.
 */
export class JSDOM {
  #html

  constructor(html) {
    this.#html = html
    this.window = { document: {} }
  }

  serialize() {
    return this.#html
  }
}
