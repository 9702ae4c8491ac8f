/** Where things are. Everything in this folder runs before the CMS is installed, so it uses nothing but Node. */
import path from 'node:path'

export const cmsFolder = path.resolve(import.meta.dirname, '..')
export const repository = path.resolve(cmsFolder, '../../..')
export const contentFolder = path.join(repository, 'content')

/** The data of the CMS that `npm run cms` starts; tests have folders of their own beside it. */
export const mainData = path.join(cmsFolder, '.data/main')
export const seedsFolder = path.join(cmsFolder, '.data')

/** Next's command, from the folder of the CMS. */
export const next = 'node_modules/next/dist/bin/next'
