/**
 * Code that only some pages need, by name. It is fetched before such a page is rendered, as neither building nor hydrating waits
 * while it renders; the page names its files (`scripts` of `FirstLoad`), so that none is found late.
 */
export class CodeTable<Name extends string, Code> {
  readonly #load: (name: Name) => Promise<Code>
  readonly #loaded = new Map<Name, Code>()

  constructor(load: (name: Name) => Promise<Code>) {
    this.#load = load
  }

  /** Fetches the code of a name; after that, `codeOf` has it. */
  async load(name: Name): Promise<void> {
    if (!this.#loaded.has(name)) this.#loaded.set(name, await this.#load(name))
  }

  codeOf(name: Name): Code {
    const code = this.#loaded.get(name)
    if (!code) throw new Error(`The code of "${name}" was not loaded.`)
    return code
  }
}
