/** The one table of rules. A rule is a function of a few lines; its severity is set here, and nowhere else. */
import { urlsFile } from '#content/snapshot/files.ts'
import { restoreHints } from '#content/snapshot/read-manifests.ts'
import { lostRedirects, takenAddresses } from './addresses.ts'
import {
  brokenProse,
  clashes,
  danglingReferences,
  failedPages,
  notAsExported,
  unreadableFiles,
  vanishedAddresses,
  wrongOriginals,
} from './broken.ts'
import {
  changedContacts,
  changedPrices,
  exceededBudgets,
  fieldsForAll,
  hiddenPages,
  lostBodies,
  lostTypes,
  otherSource,
  pastReleases,
  remadeEntries,
} from './changed.ts'
import {
  drafts,
  duplicateTitles,
  emptyBodies,
  endsBeforeStart,
  insecureLinks,
  missingAltTexts,
  smallPictures,
} from './content.ts'
import { otherHalls } from './halls.ts'
import { newContacts, newHosts } from './links.ts'
import type { Rule } from './rule.ts'

const inCms = 'Correct it in the CMS, publish, and export again.'
const restore = 'Restore the file from git, or export again: content is changed in the CMS.'
const confirm = 'Ask whoever edited it whether it is meant.'

export const rules = {
  'dangling-reference': {
    severity: 'blocks',
    title: 'Reference to what is not there',
    hint: 'Publish the target, or take the reference out.',
    inSnapshot: danglingReferences,
  },
  'vanished-address': {
    severity: 'blocks',
    title: 'Address that answers no more',
    hint: 'Publish the entry again, or add a redirect from this address.',
    inSnapshot: vanishedAddresses,
  },
  clash: { severity: 'blocks', title: 'Entries that do not fit together', hint: inCms, inSnapshot: clashes },
  'schema-breach': { severity: 'blocks', title: 'Breach of the schema', hint: restore, inSnapshot: unreadableFiles },
  'broken-text': { severity: 'blocks', title: 'Text that is no MDX of ours', hint: inCms, inSnapshot: brokenProse },
  'not-as-exported': {
    severity: 'blocks',
    title: 'Not as it was exported',
    hint: restore,
    inSnapshot: notAsExported,
  },
  'unmade-page': {
    severity: 'blocks',
    title: 'Page that cannot be made',
    hint: inCms,
    inChanges: failedPages,
  },
  'missing-original': {
    severity: 'blocks',
    title: 'File without its original',
    hint: restore,
    inChanges: wrongOriginals,
  },
  'lost-type': {
    severity: 'blocks',
    title: 'Many entries gone at once',
    hint: 'If it is meant, merge it by hand; else look at the CMS.',
    inChanges: lostTypes,
  },
  'other-source': { severity: 'warns', title: 'Another CMS', hint: confirm, inChanges: otherSource },
  'taken-address': {
    severity: 'warns',
    title: 'Address of another page by now',
    hint: confirm,
    inChanges: takenAddresses,
  },
  'lost-redirect': {
    severity: 'warns',
    title: 'Old address that leads elsewhere, or nowhere',
    hint: restoreHints[urlsFile],
    inChanges: lostRedirects,
  },
  'changed-contact': {
    severity: 'warns',
    title: 'Telephone number or e-mail address changed',
    hint: confirm,
    inChanges: changedContacts,
  },
  'changed-price': { severity: 'warns', title: 'Price changed', hint: confirm, inChanges: changedPrices },
  'new-contact': {
    severity: 'warns',
    title: 'Link to a telephone number or e-mail address that is new',
    hint: confirm,
    inChanges: newContacts,
  },
  'past-release': {
    severity: 'warns',
    title: 'Coming soon, and out already',
    hint: 'Correct the date of release, or take the film from the list.',
    inChanges: pastReleases,
  },
  'end-before-start': {
    severity: 'warns',
    title: 'End before the beginning',
    hint: inCms,
    inSnapshot: endsBeforeStart,
  },
  'other-halls': {
    severity: 'warns',
    title: 'Halls that do not add up',
    hint: 'Correct the number, or the rows of halls.',
    inSnapshot: otherHalls,
  },
  'now-for-all': {
    severity: 'warns',
    title: 'Now for all',
    hint: 'If it is not meant, unpublish the entry, too, or name in it what it is for.',
    inChanges: fieldsForAll,
  },
  'lost-body': { severity: 'warns', title: 'Text removed', hint: confirm, inChanges: lostBodies },
  'hidden-page': { severity: 'warns', title: 'Hidden from search', hint: confirm, inChanges: hiddenPages },
  'empty-body': { severity: 'warns', title: 'Page without text', hint: inCms, inSnapshot: emptyBodies },
  'new-host': { severity: 'warns', title: 'Link to a site that is new', hint: confirm, inChanges: newHosts },
  'http-link': {
    severity: 'warns',
    title: 'Link without encryption',
    hint: 'Use https, if the other site has it.',
    inSnapshot: insecureLinks,
  },
  draft: { severity: 'warns', title: 'Text that looks unfinished', hint: confirm, inSnapshot: drafts },
  'alt-text': {
    severity: 'warns',
    title: 'Picture without a description',
    hint: 'Describe what it shows, for people who cannot see it.',
    inSnapshot: missingAltTexts,
  },
  'duplicate-title': { severity: 'warns', title: 'Title used twice', hint: confirm, inSnapshot: duplicateTitles },
  'small-picture': {
    severity: 'warns',
    title: 'Picture too small for its place',
    hint: 'Upload a larger one.',
    inSnapshot: smallPictures,
  },
  remade: {
    severity: 'notes',
    title: 'Made anew in the CMS',
    hint: 'Nothing to do, unless other entries referred to the old one.',
    inChanges: remadeEntries,
  },
  budget: { severity: 'warns', title: 'Over budget', hint: 'Upload a smaller file.', inChanges: exceededBudgets },
} as const satisfies Readonly<Record<string, Rule>>
