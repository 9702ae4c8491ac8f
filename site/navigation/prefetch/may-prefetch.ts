/** What a browser may say of its network; not all do. */
interface NetworkInformation {
  readonly onLine: boolean
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
}

/** Not on a slow or costly network (spec point 2), and not without one. */
export const mayPrefetch = ({ onLine, connection }: NetworkInformation): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g')
