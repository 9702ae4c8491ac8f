import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'

/** A form of the editors'. Its code comes with pages that have one: until it is there, the built page can be typed into. */
export const Form = lazyPart(() => import('./form-body.tsx'), 'FormBody')
