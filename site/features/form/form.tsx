import { late } from '#site/ui/late/late.tsx'

/** A form of the editors'. Its code comes with pages that have one: until it is there, the built page can be typed into. */
export const Form = late(() => import('./form-body.tsx'), 'FormBody')
