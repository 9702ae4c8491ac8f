/** Neutralises commands to hosts in texts of the content, for Markdown and commit messages. */

/** Issues, requests and commits, as addresses name them. */
const thing = String.raw`\S*/(?:(?:issues|pulls?|discussions|merge_requests|work_items)/\d|commits?/[0-9a-f]{7})`

const addresses = new RegExp(String.raw`:(?=//${thing})|\bwww(?=\.${thing})`, 'gi')

/** Names of people and of teams, and numbers of issues. */
const names = /[@#](?=\S)|\bGH(?=-\d)/gi

/** The words with a sign without width within each order: enough to make text of it, which reads as it did. */
export const disarmed = (text: string): string => disarmedAddresses(text).replace(names, '$&\u200b')

/** The same within addresses alone of what a word such as “Closes” before them would close. */
export const disarmedAddresses = (text: string): string => text.replace(addresses, '$&\u200b')
