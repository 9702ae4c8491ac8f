/**
 * The value of a table's own property. Every object also has `constructor` and `toString`, and editors, services and
 * visitors may send such keys.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
