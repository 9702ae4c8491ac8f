/**
 * The value that a table holds by itself. Every object also answers to `constructor` and `toString`, which editors, services and
 * visitors may well write.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
