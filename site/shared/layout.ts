/** Layout data: menus, notices, popups. Loaded once with the first page. */
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { menuPlaces } from '#content/schema/types/site.ts'
import type { Picture } from './picture.ts'
import type { DisplayPeriod } from './time/display-period.ts'

export interface Link {
  readonly label: string
  readonly href: string
}

export interface MenuItem extends Link {
  readonly children: readonly Link[]
}

export type Menus = Readonly<Record<keyof typeof menuPlaces, readonly MenuItem[]>>

export interface Notice {
  readonly id: string
  readonly displayPeriod: DisplayPeriod
  readonly title: string
  readonly text: string
  readonly level: 'info' | 'warning' | 'urgent'
  readonly link?: Link
  readonly dismissible: boolean
  /** Paths of the pages that show it; all pages if left out. */
  readonly paths?: readonly string[]
}

export interface Layout {
  readonly siteName: string
  readonly company: string
  readonly menus: Menus
  /** Addresses of configured services. */
  readonly services: {
    readonly tickets?: string
    readonly signIn?: string
    readonly member?: string
  }
  /** Link to the page of the visitor's films. */
  readonly myList?: Link
  readonly notices: readonly Notice[]
  /** The blocks of the footer. */
  readonly blocks: {
    readonly app: readonly LinkBlock[]
    readonly support: readonly Block[]
    readonly follow: readonly Block[]
  }
  readonly popups: readonly Popup[]
  readonly thirdParties: ThirdParties
}

/** A heading with links: the footer has no room for more of what home says about the app. */
export interface LinkBlock {
  readonly id: string
  readonly title: string
  readonly links: readonly Link[]
}

export interface Block extends LinkBlock {
  readonly text?: string
  readonly body?: ProseTree
}

/** A popup over certain pages. */
export interface Popup {
  readonly id: string
  readonly displayPeriod: DisplayPeriod
  readonly title: string
  readonly text: string
  readonly picture?: Picture
  readonly link?: Link
  /** Paths of the pages that show it; all pages if left out. */
  readonly paths?: readonly string[]
  readonly frequency: Entry<'popupBlock'>['frequency']
}

/** Configured third-party scripts. */
export interface ThirdParties {
  /** Complete address of the script, with the id. */
  readonly tagManager?: string
  readonly adScript?: string
}
