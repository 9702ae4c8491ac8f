/** The parts of `navigator` that describe the network; not all browsers have `connection`. */
interface NetworkInformation {
  readonly onLine: boolean
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
}

/** Whether to prefetch: not on a slow or metered network, and not offline. */
export const mayPrefetch = ({ onLine, connection }: NetworkInformation): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g')
