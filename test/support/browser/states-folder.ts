/** The folder in which `npm run audit:states` leaves what it finds. */
import { join } from 'node:path'
import { repository } from '#test/support/repository.ts'

export const statesFolder = join(repository, '.cache/states')
/** The file with a line for each state, its name, and one for each violation. */
export const foundFile = join(statesFolder, 'found.txt')
/** Begins the line of a state that axe could not look at. */
export const notLookedAt = 'not looked at: '
