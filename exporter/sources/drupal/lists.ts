/** The lists of all types: each is read again whenever it is requested, and the last one resolves references. */
import { type EntryType, entryTypeNames } from '#content/schema/entry-types.ts'
import type { Listed, SourceDocument } from '../source.ts'
import type { EntityIndex, KnownEntity } from './entity-index.ts'
import { fileEntries } from './files/file-entries.ts'
import { type FileUse, fieldsFirst, withTextFiles } from './files/file-use.ts'
import { type FocalPoints, readFocalPoints } from './files/focal-points.ts'
import type { Collections } from './json-api/collections.ts'
import { type ListedEntity, listResource } from './list-resource.ts'
import type { ResourcePlan, SitePlan } from './mapping/plan.ts'
import { withOwnSlugs } from './own-slugs.ts'
import type { Forms } from './webform/forms.ts'

interface List {
  readonly listed: readonly Listed[]
  /** Files that stand in its entries by themselves. */
  readonly files: readonly FileUse[]
}

export class Lists {
  readonly #plans: Map<EntryType, readonly ResourcePlan[]>
  readonly #collections: Collections
  readonly #book: EntityIndex
  readonly #forms: Forms
  /** The last list of each type. */
  readonly #lists = new Map<EntryType, Promise<List>>()
  /**
   * Id → document, of files without a media entity. The lists contain all their data, so they are not fetched again.
   */
  #files: ReadonlyMap<string, SourceDocument> = new Map()

  constructor(of: { plan: SitePlan; collections: Collections; book: EntityIndex; forms: Forms }) {
    this.#plans = new Map(of.plan.types)
    this.#collections = of.collections
    this.#book = of.book
    this.#forms = of.forms
  }

  async list(type: EntryType): Promise<readonly Listed[]> {
    const list = type === 'file' ? this.#listFiles() : this.#listEntities(type)
    this.#lists.set(type, list)
    return (await list).listed
  }

  /** Links lead anywhere, so every type is known before one is read. */
  async knowAll(): Promise<void> {
    await this.#known(this.#types())
  }

  plansOf(type: EntryType): readonly ResourcePlan[] {
    return this.#plans.get(type) ?? []
  }

  /** A file in a field or a text, without media. */
  fileByItself(id: string): SourceDocument | undefined {
    return this.#files.get(id)
  }

  #types(): EntryType[] {
    return entryTypeNames.filter((type) => type !== 'menu' && this.#plans.has(type))
  }

  async #known(types: readonly EntryType[]): Promise<List[]> {
    // The lists that are asked for together with this one have begun then.
    await Promise.resolve()
    return Promise.all(
      types.map(async (type) => {
        if (!this.#lists.has(type)) await this.list(type)
        return (await this.#lists.get(type)) ?? { listed: [], files: [] }
      }),
    )
  }

  async #listEntities(type: EntryType): Promise<List> {
    const all = await this.#listAll(type)
    const entities =
      type === 'form' ? await this.#forms.withWebforms(all) : type === 'redirect' ? withOwnSlugs(all) : all
    this.#keep(type, entities)
    const shown = entities.filter(({ isShown }) => isShown)
    return { listed: shown.map(({ listed }) => listed), files: shown.flatMap(({ files }) => files) }
  }

  async #listFiles(): Promise<List> {
    const focalPoints = await readFocalPoints(this.#collections)
    const [media, others] = await Promise.all([
      this.#listAll('file', focalPoints),
      this.#known(this.#types().filter((type) => type !== 'file')),
    ])
    const ofMedia = new Set(media.flatMap(({ known }) => known.file?.uuid ?? []))
    const uses = others.flatMap(({ files }) => files).filter(({ target }) => !ofMedia.has(target.id))
    const byThemselves = fileEntries(await withTextFiles(fieldsFirst(uses), this.#collections), focalPoints)
    this.#files = new Map(byThemselves.map(({ document }) => [document.id, document]))
    this.#keep('file', [...media, ...byThemselves])
    const listed = byThemselves.map(({ document: { id, revision } }) => ({ id, revision }))
    return { listed: [...media.map(({ listed }) => listed), ...listed], files: [] }
  }

  async #listAll(type: EntryType, focalPoints?: FocalPoints): Promise<ListedEntity[]> {
    const lists = await Promise.all(
      this.plansOf(type).map((plan) => listResource(type, plan, this.#collections, focalPoints)),
    )
    this.#plans.set(
      type,
      lists.map(({ plan }) => plan),
    )
    return lists.flatMap(({ entries }) => entries)
  }

  #keep(type: EntryType, entries: readonly { readonly known: KnownEntity }[]): void {
    this.#book.set(
      type,
      entries.map(({ known }) => known),
    )
  }
}
