/** Menus as entries of ours, each by the place where the site shows it. */
import type { Listed, SourceDocument } from '../../source.ts'
import { digestOf } from '../digest.ts'
import type { SitePlan } from '../mapping/plan.ts'
import type { MenuReader } from './menu-reader.ts'

export class MenuDocuments {
  readonly #plan: SitePlan
  readonly #menus: MenuReader
  readonly #isThere: (entity: string) => boolean

  /** @param isThere whether visitors can see an entity, `node:5`. */
  constructor(plan: SitePlan, menus: MenuReader, isThere: (entity: string) => boolean) {
    this.#plan = plan
    this.#menus = menus
    this.#isThere = isThere
  }

  async list(): Promise<Listed[]> {
    const documents = await this.read(() => true)
    return documents.map(({ id, revision }) => ({ id, revision }))
  }

  /** Menus have no time of last save, so their state is found by reading them. */
  async read(isWanted: (id: string) => boolean): Promise<SourceDocument[]> {
    const wanted = [...this.#plan.menus].flatMap(([place, { menu, title }]) => {
      const id = menu.replaceAll('_', '-')
      return isWanted(id) ? [{ id, place, menu, title }] : []
    })
    return Promise.all(
      wanted.map(async ({ id, place, menu, title }) => {
        const items = await this.#menus.read(menu, this.#isThere)
        const fields = { slug: id, title, place, items }
        return { type: 'menu', id, revision: digestOf(fields), fields } as const
      }),
    )
  }
}
