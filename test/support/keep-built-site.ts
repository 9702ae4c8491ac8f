/** Before any test builds: has the committed site built, for those that begin with it. */
import { keepBuilt } from './copy-site.ts'
import { build, optionsFor } from './site-build.ts'

export default (): Promise<void> => keepBuilt((site) => build(optionsFor(site)))
