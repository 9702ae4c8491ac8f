/** The parts of a form that its node lacks: the elements of its webform, and whether visitors may send it now. */
import * as z from 'zod'
import type { HttpClient } from '../../../http-client/client.ts'
import type { Collections } from '../json-api/collections.ts'
import type { ListedEntity } from '../list-resource.ts'
import { revisionWith } from '../revision.ts'
import { webformOf } from './form-fields.ts'
import { parseInOrder } from './names-in-order.ts'
import { isOpen, opening } from './opening.ts'
import { webformElements } from './webform-element.ts'

export interface Forms {
  /** The node of a form does not move when its webform is edited, opens or closes. */
  withWebforms(forms: readonly ListedEntity[]): Promise<ListedEntity[]>
}

export function formsOf(http: HttpClient, base: string, collections: Collections, now: () => Date): Forms {
  async function withWebform(form: ListedEntity, closed: ReadonlySet<string>): Promise<ListedEntity> {
    const { id, revision } = form.listed
    const webform = webformOf(id)
    const ofNode = opening.safeParse(form.webform).data
    if (closed.has(webform) || (ofNode && !isOpen(ofNode, now()))) return { ...form, isShown: false }
    const address = `${base}/webform_rest/${webform}/fields`
    const elements = await http.getJson(address, webformElements, { _format: 'json' }, parseInOrder)
    const elsewhere = { elements }
    return {
      ...form,
      listed: { id, revision: revisionWith(revision, elsewhere) },
      known: { ...form.known, elsewhere },
    }
  }

  /** Webforms themselves can be closed, too. Drupal shows none to a role that may not see their settings. */
  async function closedWebforms(): Promise<Set<string>> {
    const resource = 'webform--webform'
    const closed = new Set<string>()
    if (!collections.has(resource)) return closed
    for await (const webforms of collections.visible(resource))
      for (const { attributes } of webforms) {
        const { data } = settings.safeParse(attributes)
        if (data && !isOpen(data, now())) closed.add(data.drupal_internal__id)
      }
    return closed
  }

  return {
    async withWebforms(forms) {
      const closed = forms.length > 0 ? await closedWebforms() : new Set<string>()
      return Promise.all(forms.map((form) => withWebform(form, closed)))
    },
  }
}

const settings = opening.extend({ drupal_internal__id: z.string() })
