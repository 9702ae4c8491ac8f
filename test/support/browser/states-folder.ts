/** Where `npm run audit:states` leaves what it finds. */
import { join } from 'node:path'
import { repository } from '#test/support/repository.ts'

export const statesFolder = join(repository, '.cache/states')
/** Of each state a line with its name, and one for each violation. */
export const foundFile = join(statesFolder, 'found.txt')
