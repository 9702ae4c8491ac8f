/** For `node --import`: gives vite-ssg the jsdom that it was written for, in place of ours. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'jsdom' ? 'jsdom-real' : specifier, context),
})
