import { basicWith } from '../../data/basic-page.ts'
import { byOrder, keepsakeCard } from '../../data/cards.ts'

export const load = basicWith((source) => ({
  keepsakes: byOrder(source.all('keepsake')).map((keepsake) => keepsakeCard(source, keepsake)),
}))
