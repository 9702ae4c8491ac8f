/** 'Reviews' → 'review', for a button such as "Add review". Knows the words of the contract, not English. */
const irregular: Readonly<Record<string, string>> = {
  children: 'link',
  facilities: 'facility',
  cells: 'cell',
  menu: 'dish',
  'below it': 'link',
}

export function singular(label: string): string {
  const words = label.toLowerCase()
  return irregular[words] ?? words.replace(/s$/, '')
}
