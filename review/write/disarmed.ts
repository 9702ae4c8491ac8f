/** What hosts obey in words that they are given, in Markdown and in the message of a commit alike. */

/** Issues, requests and commits, as addresses name them. */
const thing = String.raw`\S*/(?:(?:issues|pulls?|discussions|merge_requests|work_items)/\d|commits?/[0-9a-f]{7})`

/** Names of people and of teams, numbers of issues, and addresses of what a word such as “Closes” before them would close. */
const orders = new RegExp(String.raw`[@#](?=\S)|\bGH(?=-\d)|:(?=//${thing})|\bwww(?=\.${thing})`, 'gi')

/** The words with a sign without width within each order: enough to make text of it, which reads as it did. */
export const disarmed = (text: string): string => text.replace(orders, '$&\u200b')
